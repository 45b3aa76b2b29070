import { cpSync, createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const core = resolve(__dirname, "../build/wasm");
const out = resolve(__dirname, "../build/web");

const SERVICE_WORKER = "service-worker.js";

const TYPES = { "refjit.mjs": "text/javascript", "refjit.wasm": "application/wasm", "refjit.library": "application/octet-stream" };

/** The core lies beside the page as plain files: the worker loads it by URL, so that it is cached on its own. */
function coreFiles(): Plugin {
  let isBuild = false;
  return {
    name: "refjit-core",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    configureServer(server) {
      for (const [file, type] of Object.entries(TYPES))
        server.middlewares.use(`/core/${file}`, (_request, response) => {
          response.setHeader("content-type", type);
          createReadStream(resolve(core, file)).on("error", () => response.writeHead(404).end()).pipe(response);
        });
    },
    closeBundle() {
      if (!isBuild) return;
      mkdirSync(resolve(out, "core"), { recursive: true });
      for (const file of Object.keys(TYPES)) {
        if (!existsSync(resolve(core, file))) throw new Error(`build/wasm/${file} is missing: run make wasm first`);
        cpSync(resolve(core, file), resolve(out, "core", file));
      }
    },
  };
}

/** Tells the service worker which files the page consists of, and a name that changes with them. */
function offlineFiles(): Plugin {
  return {
    name: "refjit-offline",
    apply: "build",
    closeBundle: {
      sequential: true,
      handler() {
        const worker = resolve(out, SERVICE_WORKER);
        const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => name !== SERVICE_WORKER && statSync(resolve(out, name)).isFile());
        const hash = createHash("sha256");
        for (const name of files.sort()) hash.update(name).update(readFileSync(resolve(out, name)));
        writeFileSync(worker, `const BUILD = ${JSON.stringify({ name: hash.digest("hex").slice(0, 16), files })};\n${readFileSync(worker, "utf8")}`);
      },
    },
  };
}

const QUALITY = 9;
/** Of the core, which is most of what a first visit waits for: a tenth less, for ten seconds whenever the core is another one. */
const CORE_QUALITY = 11;

function brotli(bytes: Buffer, quality: number): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}

/** The core packed well, kept beside it for the next build of the page. */
function packedCore(bytes: Buffer): Buffer {
  const [from, kept] = [resolve(core, "refjit.wasm"), resolve(core, "refjit.wasm.br")];
  if (!existsSync(kept) || statSync(kept).mtimeMs < statSync(from).mtimeMs) writeFileSync(kept, brotli(bytes, CORE_QUALITY));
  return readFileSync(kept);
}

/** Packed neighbours of what is worth packing, for servers that hand them out (`refjit serve` does). */
function packedFiles(): Plugin {
  return {
    name: "refjit-packed",
    apply: "build",
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) {
          const file = resolve(out, name);
          if (!/\.(html|css|m?js|wasm)$/.test(name) || statSync(file).size < 1024) continue;
          const bytes = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
          writeFileSync(`${file}.br`, name.endsWith(".wasm") ? packedCore(bytes) : brotli(bytes, QUALITY));
        }
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  define: { CORE_BYTES: command === "build" && existsSync(resolve(core, "refjit.wasm")) ? statSync(resolve(core, "refjit.wasm")).size : 0 },
  base: "./",
  build: {
    outDir: out,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      input: { index: resolve(__dirname, "index.html"), "service-worker": resolve(__dirname, "src/engine/service-worker.ts") },
      // Browsers know a service worker by its address, which says what it may serve, too: beside the page.
      output: { entryFileNames: ({ name }) => (name === "service-worker" ? SERVICE_WORKER : "assets/[name]-[hash].js") },
    },
  },
  worker: { format: "es" },
  resolve: { alias: { "@core": resolve(__dirname, "../wasm") } },
  plugins: [coreFiles(), offlineFiles(), packedFiles()],
}));
