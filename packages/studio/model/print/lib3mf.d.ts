/** The part of the 3MF Consortium's reader that the tests call; the package brings no types. */
declare module '@3mfconsortium/lib3mf' {
  type Resources = { MoveNext(): boolean };
  type Model = {
    QueryReader(format: '3mf'): {
      SetStrictModeActive(strict: boolean): void;
      ReadFromFile(path: string): void;
      GetWarningCount(): number;
    };
    GetMeshObjects(): Resources & {
      GetCurrentMeshObject(): {
        IsManifoldAndOriented(): boolean;
        GetName(): string;
        GetTriangleCount(): number;
      };
    };
    GetColorGroups(): Resources & { GetCurrentColorGroup(): { GetCount(): number } };
    GetTexture2Ds(): Resources;
  };
  export default function load(): Promise<{
    CWrapper: new () => { CreateModel(): Model };
    FS: { writeFile(path: string, content: Uint8Array): void };
  }>;
}
