#!/usr/bin/env node
// The command line over the WebAssembly core: `node cli.mjs run|test|dis|ast|graph FILE…`, as the native command does.
// Files are node's. Exit code 1 and a traceback for a Python error, 2 for a wrong command.
// `batch` reads commands, one JSON line each, and gives every one an instance of its own: node starts once and the module
// is compiled once, which is most of a short program's time.
import { existsSync, mkdirSync, readdirSync, readFileSync, readSync, renameSync, rmdirSync, statSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const USAGE = `usage: cli.mjs run FILE [ARG ...] [--report FILE] [--jit-level O0|O1] [--capture-mode ast|bytecode|trace]
       cli.mjs test FILE...
       cli.mjs dis FILE | ast FILE
       cli.mjs graph FILE [--function NAME] [--pass NAME] [--format ir|full|dot|json]
       cli.mjs batch    lines {"args": [COMMAND, ...], "env": {...}, "input": TEXT} in, {"code": N, "out": TEXT, "err": TEXT} out`;

const here = dirname(fileURLToPath(import.meta.url));

let library;
let compiled;

/** A command that cannot be followed: the message, then the usage, and exit code 2. */
class WrongCommand extends Error {}

/** A fresh instance, with memory of its own, of the module that is compiled once. */
async function load() {
  const { default: createRefjit } = await import(join(here, "refjit.mjs"));
  compiled ??= await WebAssembly.compile(readFileSync(join(here, "refjit.wasm")));
  return createRefjit({
    instantiateWasm(imports, use) {
      WebAssembly.instantiate(compiled, imports).then((instance) => use(instance, compiled));
      return {};
    },
  });
}

/** Where a command's texts go and come from: this process, or one line of a batch. */
const terminal = {
  env: process.env,
  write: writeAll,
  readLine,
  readInput: () => readFileSync(0, "utf8"),
};

function batchLine({ env, input }) {
  const texts = { 1: [], 2: [] };
  let rest = input ?? "";
  const take = (end) => {
    const text = rest.slice(0, end);
    rest = rest.slice(end);
    return text;
  };
  return {
    env: env ?? process.env,
    write: (fd, text) => texts[fd].push(text),
    readLine: () => take(rest.indexOf("\n") + 1 || rest.length),
    readInput: () => take(rest.length),
    text: (fd) => texts[fd].join(""),
  };
}

function host(terminal, capture) {
  return {
    write(fd, text) {
      if (capture) capture.push(text);
      else terminal.write(fd, text);
    },
    now: () => Date.now() / 1000,
    monotonic: () => performance.now() / 1000,
    readFile: (path) => (isFile(path) ? readFileSync(path) : null),
    writeFile: (path, bytes) => did(() => writeFileSync(path, bytes)),
    isFile,
    makeFolders: (path) => did(() => mkdirSync(path, { recursive: true })),
    renameFile: (from, to) => did(() => renameSync(from, to)),
    removeFile: (path) => did(() => (isFile(path) ? unlinkSync(path) : rmdirSync(path))),
    listFolder,
    readLine: terminal.readLine,
    readLibrary(offset, size) {
      const path = join(here, "refjit.library");
      library ??= isFile(path) ? readFileSync(path) : Buffer.alloc(0);
      return library.subarray(offset, offset + size);
    },
  };
}

/** Undefined where there is nothing, or no longer: others may remove what was there a moment ago. */
function stats(path) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
const isFile = (path) => stats(path)?.isFile() ?? false;

/** Whether it worked. */
function did(action) {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/** The folder itself first; folders' names end with a slash. Empty: it is no folder. */
function listFolder(path) {
  const folder = path || ".";
  if (!stats(folder)?.isDirectory()) return [];
  const entries = [{ name: "./", bytes: 0, modified: 0 }];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const found = stats(join(folder, entry.name));
    if (!found) continue;
    entries.push({ name: entry.isDirectory() ? `${entry.name}/` : entry.name, bytes: entry.isDirectory() ? 0 : found.size, modified: found.mtimeMs / 1000 });
  }
  return entries;
}

function writeAll(fd, text) {
  const bytes = Buffer.from(text, "utf8");
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(fd, bytes, sent);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

function readLine() {
  const bytes = [];
  const one = Buffer.alloc(1);
  while (readSync(0, one, 0, 1, null) === 1) {
    bytes.push(one[0]);
    if (one[0] === 10) break;
  }
  return Buffer.from(bytes).toString("utf8");
}

/** Splits `--name value` options from the rest; `flags` take a value each. Arguments after FILE belong to the program. */
function parse(args, flags) {
  const options = {};
  const rest = [];
  for (let i = 0; i < args.length; ++i) {
    const name = args[i].startsWith("--") ? args[i].slice(2) : null;
    if (name !== null && flags.includes(name)) {
      if (i + 1 >= args.length) fail(`--${name} needs a value`);
      options[name] = args[++i];
    } else {
      rest.push(args[i]);
    }
  }
  return { options, rest };
}

function fail(message) {
  throw new WrongCommand(message);
}

/** "-" is standard input, which is no file: ast capture refuses what is defined there (spec J12). */
function readSource(file, terminal) {
  if (file === "-") return terminal.readInput();
  if (!existsSync(file)) fail(`cannot read '${file}': no such file`);
  return readFileSync(file, "utf8");
}

function request(file, options, args, level, terminal) {
  const text = readSource(file, terminal);
  const jit = {};
  if (options["capture-mode"]) jit.capture_mode = options["capture-mode"];
  if (options["jit-level"]) jit.jit_level = options["jit-level"];
  if (options.backend) jit.backend = options.backend;
  const name = file === "-" ? "<stdin>" : file;
  return JSON.stringify({ files: { [name]: text }, main: name, argv: args, env: terminal.env, jit, report_level: level });
}

/** Runs `call` with the module's shadow stack saved: an overflow of V8's stack unwinds no C++ frame. */
function guarded(module, call) {
  const stack = module.stackSave();
  try {
    return call();
  } finally {
    module.stackRestore(stack);
  }
}

function run(module, args, terminal) {
  const { options, rest } = parse(args, ["report", "jit-level", "capture-mode", "backend"]);
  if (rest.length === 0) fail("run needs a FILE");
  const session = module.createSession(host(terminal));
  const outcome = JSON.parse(guarded(module, () => session.run(request(rest[0], options, rest.slice(1), 1, terminal))));
  if (options.report) writeFileSync(options.report, JSON.stringify(outcome.report, null, 2));
  return outcome.exit_code;
}

function test(module, args, terminal) {
  let failed = 0;
  for (const file of args) {
    const output = [];
    const session = module.createSession(host(terminal, output));
    const outcome = JSON.parse(guarded(module, () => session.run(request(file, {}, [], 1, terminal))));
    session.delete();
    if (outcome.exit_code !== 0) {
      ++failed;
      terminal.write(1, `FAIL ${file}\n${output.join("")}`);
    }
  }
  terminal.write(1, `${args.length - failed} passed, ${failed} failed\n`);
  return failed ? 1 : 0;
}

function show(kind, module, args, terminal) {
  const { options, rest } = parse(args, ["function", "pass", "format"]);
  if (rest.length !== 1) fail(`${kind} needs one FILE`);
  const session = module.createSession(host(terminal, kind === "graph" ? [] : undefined));
  let answer;
  if (kind === "graph") {
    const outcome = JSON.parse(guarded(module, () => session.run(request(rest[0], {}, [], 2, terminal))));
    if (outcome.error) {
      terminal.write(2, outcome.error.traceback);
      return 1;
    }
    answer = session.graph(JSON.stringify(options));
  } else {
    answer = JSON.parse(guarded(module, () => session[kind](rest[0], readSource(rest[0], terminal))));
  }
  if (!answer.ok) {
    terminal.write(2, answer.error.traceback || `${answer.error.type}: ${answer.error.message}\n`);
    return 1;
  }
  terminal.write(1, answer.text.endsWith("\n") ? answer.text : `${answer.text}\n`);
  return 0;
}

/** Follows one command; its exit code. */
async function main([command, ...args], terminal) {
  try {
    if (command === "--version") {
      terminal.write(1, `refjit ${(await load()).version()} (WebAssembly)\n`);
      return 0;
    }
    if (command === "run") return run(await load(), args, terminal);
    if (command === "test") return test(await load(), args, terminal);
    if (["dis", "ast", "graph"].includes(command)) return show(command, await load(), args, terminal);
    fail(command === undefined ? "a command is missing" : `unknown command '${command}'`);
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    terminal.write(2, `refjit: ${error.message}\n${USAGE}\n`);
    return 2;
  }
}

/** One answer a line, in order. What would end the process (a trap of the module) ends its line alone. */
async function batch() {
  for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    const terminal = batchLine(asked);
    let code = 1;
    try {
      code = await main(asked.args, terminal);
    } catch (error) {
      terminal.write(2, `${error.stack}\n`);
    }
    writeAll(1, `${JSON.stringify({ code, out: terminal.text(1), err: terminal.text(2) })}\n`);
  }
}

if (process.argv[2] === "batch") await batch();
else process.exitCode = await main(process.argv.slice(2), terminal);
