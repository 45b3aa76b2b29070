/** Size of refjit.wasm, 0 where the page is not built but served by Vite. */
declare const CORE_BYTES: number;

declare module "*.py?raw" {
  const text: string;
  export default text;
}

/** What C++ threw and nobody caught; TypeScript's own types lack it. */
declare namespace WebAssembly {
  class Exception {}
}
