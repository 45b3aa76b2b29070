// What the steps of the page test share: servers, counting, and a visitor who drives Chromium.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const { chromium } = createRequire(resolve(root, "web/package.json"))("playwright-core");
export const shots = resolve(root, "build/web-test");
export const page_folder = resolve(root, "build/web");
/** The server whose device is one ULP off at one operator. */
export const one_ulp = resolve(root, process.env.ONE_ULP ?? "build/native/tests/server/one_ulp");
const STEP_MS = 60_000;

// ---------------------------------------------------------------------------------------------------------- servers

export const servers = [];

/** Starts a server and resolves with the first match of `pattern` in what it prints. */
export function serve(command, args, pattern) {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  servers.push(child);
  return new Promise((found, failed) => {
    let printed = "";
    const timer = setTimeout(() => failed(new Error(`${command} did not say where it listens: ${printed}`)), 15_000);
    const read = (piece) => {
      printed += piece;
      const match = pattern.exec(printed);
      if (!match) return;
      clearTimeout(timer);
      found(match);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", failed);
    child.on("exit", (code) => failed(new Error(`${command} ended with ${code}: ${printed}`)));
  });
}

export async function stopServers() {
  for (const child of servers) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), 5000);
    await ended;
    clearTimeout(timer);
  }
}

export function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

// ------------------------------------------------------------------------------------------------------------ steps

export const counts = { passed: 0, failed: 0 };

export async function step(name, body) {
  const start = performance.now();
  try {
    const note = await body();
    ++counts.passed;
    console.log(`  ok    ${name} (${(performance.now() - start).toFixed(0)} ms)${note ? `: ${note}` : ""}`);
  } catch (error) {
    ++counts.failed;
    console.log(`  FAIL  ${name}: ${error.message.split("\nCall log")[0]}`);
  }
}

export function check(condition, message) {
  if (!condition) throw new Error(message);
}

export function same(actual, expected, what) {
  check(actual === expected, `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
}

/** The page under test, in a visitor's words. */
export class Visitor {
  constructor(page) {
    this.page = page;
    this.problems = [];
    page.setDefaultTimeout(STEP_MS);
    page.on("pageerror", (error) => this.problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && this.problems.push(message.text()));
  }

  /** Milliseconds from the navigation to the moment when Run can be clicked. */
  async open(url) {
    await this.page.goto(url);
    await this.page.waitForSelector("#run:enabled");
    return this.page.evaluate(() => performance.now());
  }
  async write(text) {
    await this.page.locator(".cm-content").click();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.press("Delete");
    // As one piece: typing would let the editor indent and close brackets.
    await this.page.keyboard.insertText(text);
  }
  async run() {
    await this.page.click("#run");
    await this.page.waitForSelector("#run:enabled");
    return this.status();
  }
  status() {
    return this.page.locator("#status").textContent();
  }
  async show(tab) {
    await this.page.click(`#tab-${tab}`);
  }
  async output() {
    await this.show("output");
    return (await this.page.locator(".stage > :not([hidden])").textContent()) ?? "";
  }
  /** The mark of a fate (graph, frozen, mixed, python) beside its first line. */
  mark(fate) {
    return this.page.locator(`.fates .fate.${fate}[title]:not([title=""])`).first();
  }
  /** Connects the device pane and resolves with the verdict. */
  async replay() {
    await this.show("device");
    await this.page.click("text=Connect and replay");
    return this.page.locator("#verdict").textContent();
  }
  async shot(name) {
    await this.page.screenshot({ path: resolve(shots, `${name}.png`) });
  }
}

/** A visitor with a browser profile of their own. */
export async function visitorOf(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const visitor = new Visitor(await context.newPage());
  await visitor.open(url);
  return visitor;
}
