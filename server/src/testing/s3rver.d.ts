// The package brings no types; this is as much of it as our tests use.
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run: () => Promise<AddressInfo>;
    close: () => Promise<void>;
  }
}
