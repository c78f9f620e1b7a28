// A photo that one page hands to the next, which works with it instead of asking for one. It is handed on once, and never stored.

let handed: File | undefined;

export function handPhoto(file: File): void {
  handed = file;
}

export function takeHandedPhoto(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
