import { ByteBuffer } from 'flatbuffers';

/** A tensor of a network: its shape, and what is stored of it where it is a weight. */
export type TfliteTensor = { shape: number[]; weights: Float32Array | Int32Array | undefined };

/** One step of a network: what it is by its number in the schema, and the places of its tensors. */
export type TfliteStep = {
  kind: number;
  inputs: number[];
  outputs: number[];
  /**
   * The fields of its options by their places in the schema, each read as a byte and as an integer; none if they are
   * left out.
   */
  options: readonly ({ byte: number; int: number } | undefined)[];
};

/** A network as TensorFlow Lite stores it; `steps` are in the order in which they are run. */
export type TfliteNetwork = {
  tensors: TfliteTensor[];
  steps: TfliteStep[];
  input: number;
  output: number;
};

/** Places of the fields in the published schema, `tensorflow/compiler/mlir/lite/schema/schema.fbs`. */
const MODEL = { codes: 1, graphs: 2, buffers: 4 } as const;
const CODE = { byte: 0, int: 3 } as const;
const GRAPH = { tensors: 0, inputs: 1, outputs: 2, steps: 3 } as const;
const TENSOR = { shape: 0, type: 1, buffer: 2 } as const;
const STEP = { code: 0, inputs: 1, outputs: 2, options: 4 } as const;
const BUFFER = { data: 0 } as const;
/** No step that is known has more options. */
const MOST_FIELDS = 8;
const TYPE = { float32: 0, int32: 2 } as const;

/** Opens the first graph of a TensorFlow Lite file. Throws where a weight has another type than float32 or int32. */
export function openTflite(bytes: Uint8Array): TfliteNetwork {
  const buffer = new ByteBuffer(bytes);
  const model = buffer.readInt32(0);
  const read = createReader(buffer);
  const codes = read.tables(model, MODEL.codes).map((code) =>
    // Files keep small numbers in both fields, large ones in the second only.
    Math.max(read.byte(code, CODE.byte), read.int(code, CODE.int)),
  );
  const buffers = read.tables(model, MODEL.buffers);
  const [graph] = read.tables(model, MODEL.graphs);
  if (graph === undefined) throw new Error('a network without a graph');
  const tensors = read.tables(graph, GRAPH.tensors).map((tensor) => ({
    shape: read.ints(tensor, TENSOR.shape),
    weights: readWeights(
      read.bytes(buffers[read.int(tensor, TENSOR.buffer)], BUFFER.data),
      read.byte(tensor, TENSOR.type),
    ),
  }));
  const steps = read.tables(graph, GRAPH.steps).map((step): TfliteStep => {
    const options = read.table(step, STEP.options);
    return {
      kind: codes[read.int(step, STEP.code)],
      inputs: read.ints(step, STEP.inputs),
      outputs: read.ints(step, STEP.outputs),
      options: Array.from({ length: MOST_FIELDS }, (_, field) =>
        options !== undefined && read.has(options, field)
          ? { byte: read.byte(options, field), int: read.int(options, field) }
          : undefined,
      ),
    };
  });
  const [input = 0] = read.ints(graph, GRAPH.inputs);
  const [output = 0] = read.ints(graph, GRAPH.outputs);
  return { tensors, steps, input, output };
}

function readWeights(bytes: Uint8Array | undefined, type: number): Float32Array | Int32Array | undefined {
  if (!bytes) return undefined;
  // The schema lays weights at multiples of sixteen bytes, so they are read where they are.
  const [{ buffer }, start, length] = [bytes, bytes.byteOffset, bytes.length / 4];
  if (type === TYPE.float32) return new Float32Array(buffer, start, length);
  if (type === TYPE.int32) return new Int32Array(buffer, start, length);
  throw new Error(`a weight of the type ${type}, which is not read`);
}

/** Reads the fields of tables by their places in the schema. */
function createReader(buffer: ByteBuffer) {
  const place = (table: number, field: number) => {
    const offset = buffer.__offset(table, 4 + field * 2);
    return offset === 0 ? undefined : table + offset;
  };
  const vector = (table: number, field: number) => {
    const at = place(table, field);
    if (at === undefined) return { start: 0, length: 0 };
    return { start: buffer.__vector(at), length: buffer.__vector_len(at) };
  };
  const fourByFour = <Value>(table: number, field: number, pick: (at: number) => Value): Value[] => {
    const { start, length } = vector(table, field);
    return Array.from({ length }, (_, index) => pick(start + index * 4));
  };
  return {
    has: (table: number, field: number) => place(table, field) !== undefined,
    byte(table: number, field: number) {
      const at = place(table, field);
      return at === undefined ? 0 : buffer.readInt8(at);
    },
    int(table: number, field: number) {
      const at = place(table, field);
      return at === undefined ? 0 : buffer.readInt32(at);
    },
    table(table: number, field: number) {
      const at = place(table, field);
      return at === undefined ? undefined : buffer.__indirect(at);
    },
    tables: (table: number, field: number) => fourByFour(table, field, (at) => buffer.__indirect(at)),
    ints: (table: number, field: number) => fourByFour(table, field, (at) => buffer.readInt32(at)),
    bytes(table: number, field: number) {
      const { start, length } = vector(table, field);
      return length === 0 ? undefined : buffer.bytes().subarray(start, start + length);
    },
  };
}
