import { cpSync, createReadStream, existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const core = resolve(__dirname, "../build/wasm");
const out = resolve(__dirname, "../build/web");

const TYPES = { "refjit.mjs": "text/javascript", "refjit.wasm": "application/wasm" };

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

export default defineConfig({
  base: "./",
  build: { outDir: out, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 700 },
  worker: { format: "es" },
  resolve: { alias: { "@core": resolve(__dirname, "../wasm") } },
  plugins: [coreFiles()],
});
