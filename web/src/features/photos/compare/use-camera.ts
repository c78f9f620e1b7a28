import { type RefObject, useEffect, useRef, useState } from 'react';

export type CameraState = 'asking' | 'on' | 'none';

/** As large as the camera gives; the photo is made smaller before it is sent. */
const WANTED = { video: { facingMode: { ideal: 'environment' }, width: { ideal: 4096 }, height: { ideal: 3072 } }, audio: false } as const;

/** The picture of the camera, as long as the part that shows it is there. none: not allowed, in use by another app, or there is none. */
export function useCamera(): { video: RefObject<HTMLVideoElement | null>; state: CameraState; ratio: number } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const [ratio, setRatio] = useState(3 / 4);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      // Missing on a plain http address.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices) throw new Error('This browser has no camera.');
      stream = await devices.getUserMedia(WANTED);
      const element = video.current;
      if (isGone || !element) return stop();
      element.srcObject = stream;
      // Turning the phone turns the picture.
      element.addEventListener('resize', () => setRatio(element.videoWidth / Math.max(1, element.videoHeight)));
      // Another app may take the camera away.
      stream.getTracks().forEach((track) => track.addEventListener('ended', () => setState('none')));
      await element.play();
      setRatio(element.videoWidth / Math.max(1, element.videoHeight));
      setState('on');
    };
    start().catch(() => {
      stop();
      if (!isGone) setState('none');
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return { video, state, ratio };
}

/** What the camera shows at this moment. */
export function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
}
