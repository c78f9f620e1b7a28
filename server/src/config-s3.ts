// Storage for files that speaks S3. Without these settings files are in the data folder.
import { ConfigError, type Environment, given, url } from './config-values.ts';

export interface S3Settings {
  /** without the bucket, such as https://s3.us-west-2.amazonaws.com */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
const USUAL_REGION = 'us-east-1';

export function s3Settings(env: Environment): S3Settings | undefined {
  const missing = NAMES.filter((name) => given(env, name) === undefined);
  if (missing.length === NAMES.length) {
    if (given(env, 'S3_REGION') !== undefined) throw new ConfigError(`S3_REGION is set, but ${NAMES.join(', ')} are not.`);
    return undefined;
  }
  if (missing.length > 0) throw new ConfigError(`${missing.join(', ')} must be set too: the S3 settings belong together.`);
  const bucket = given(env, 'S3_BUCKET') as string;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError('S3_BUCKET must be the name of a bucket, such as limpid-files.');
  return {
    endpoint: url(env, 'S3_ENDPOINT', ['https:', 'http:'])?.href.replace(/\/+$/, '') as string,
    bucket,
    region: given(env, 'S3_REGION') ?? USUAL_REGION,
    accessKey: given(env, 'S3_ACCESS_KEY') as string,
    secretKey: given(env, 'S3_SECRET_KEY') as string,
  };
}
