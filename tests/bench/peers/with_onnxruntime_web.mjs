// The models that with_onnxruntime.py saved, in onnxruntime-web's WebAssembly on one thread.
// node with_onnxruntime_web.mjs FOLDER CASE...
import { readFileSync } from "node:fs";
import * as ort from "onnxruntime-web/wasm";

ort.env.wasm.numThreads = 1;
const shapes = {
  chain: [[1 << 20], [1 << 20], [1 << 20]],
  matmul: [[1024, 1024], [1024, 1024]],
  block_56: [[1, 128, 56, 56]],
  attention_512: [[1, 128, 512], [128, 128]],
};
const [folder, ...names] = process.argv.slice(2);
for (const name of names) {
  const session = await ort.InferenceSession.create(readFileSync(`${folder}/${name}.onnx`));
  const feeds = Object.fromEntries(
    shapes[name].map((shape, i) => {
      const values = Float32Array.from({ length: shape.reduce((a, b) => a * b) }, () => Math.random());
      return [session.inputNames[i], new ort.Tensor("float32", values, shape)];
    }),
  );
  let best = Infinity;
  for (let i = 0, spent = 0; i < 200 && (i < 5 || spent < 1000); i++) {
    const start = performance.now();
    await session.run(feeds);
    const took = performance.now() - start;
    spent += took;
    if (i >= 2) best = Math.min(best, took);
  }
  console.log(name, best);
}
