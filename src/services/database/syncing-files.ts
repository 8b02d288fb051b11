import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten hands to the operations of a file system: its file in Node, which a folder does not have. */
type Stream = { nfd?: number; node: object };
type NodeFiles = {
  stream_ops: { fsync?(stream: Stream): number };
  realPath(node: object): string;
};
type Options = Parameters<NodeFS['init']>[1];

/**
 * PGlite's files in a folder, synced when PostgreSQL asks for it: Emscripten's file system of Node has no `fsync`, and
 * answers that it succeeded.
 */
export class SyncingFiles extends NodeFS {
  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = ({ NODEFS }: { NODEFS: NodeFiles }) => {
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncFolder(NODEFS.realPath(node));
        else fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addSync, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** A folder is synced for the names in it. */
function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
