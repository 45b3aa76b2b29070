import { cpSync, existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const core = resolve(__dirname, "../build/wasm");
const out = resolve(__dirname, "../build/web");

/** Puts the core beside the page as plain files: the worker loads it by URL, so that it is cached on its own. */
function copyCore(): Plugin {
  return {
    name: "refjit-core",
    apply: "build",
    closeBundle() {
      mkdirSync(resolve(out, "core"), { recursive: true });
      for (const file of ["refjit.mjs", "refjit.wasm"]) {
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
  plugins: [copyCore()],
});
