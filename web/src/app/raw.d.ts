/** Size of refjit.wasm, 0 where the page is not built but served by Vite. */
declare const CORE_BYTES: number;

declare module "*.py?raw" {
  const text: string;
  export default text;
}
