import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, isPublicAddress } from './outbound.ts';

let server: Server;
let port: number;
let heard: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/moved' ? 302 : 201, { location: `http://127.0.0.1:${port}/elsewhere` }).end('x');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const call = { headers: {}, body: Buffer.from('hello'), timeoutMs: 5000 };
const at = (address: string) => async () => [{ address, family: address.includes(':') ? 6 : 4 }];

describe('addresses', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'nonsense',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('an endpoint that a browser names', () => {
  const outbound = createOutbound([], at('93.184.215.14'));

  it.each([
    'http://push.example.com/x',
    'https://user:pass@push.example.com/x',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://localhost./',
    'https://db/',
    'https://printer.local/',
    'https://x.internal/',
    'https://①②⑦.0.0.1/',
    'gopher://push.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('is refused when it is %s', async (address) => {
    expect(await outbound.faultOf(address)).toBe('Send a public https address.');
    await expect(outbound.post(address, call)).rejects.toThrow(/may not be called|Invalid URL/);
  });

  it('may be public, also while its name cannot be looked up', async () => {
    expect(await outbound.faultOf('https://fcm.googleapis.com/fcm/send/abc')).toBeUndefined();
    const offline = createOutbound([], () => Promise.reject(new Error('ENOTFOUND')));
    expect(await offline.faultOf('https://fcm.googleapis.com/fcm/send/abc')).toBeUndefined();
  });

  it('is refused when its name leads inside, even beside a public address, and when it does so only later', async () => {
    expect(await createOutbound([], at('127.0.0.1')).faultOf('https://push.example.com/')).toBeDefined();
    const both = async () => [...(await at('93.184.215.14')()), ...(await at('10.0.0.1')())];
    expect(await createOutbound([], both).faultOf('https://push.example.com/')).toBeDefined();
    let answers = 0;
    const rebound = createOutbound([], () => at((answers += 1) > 1 ? '127.0.0.1' : '93.184.215.14')());
    expect(await rebound.faultOf(`https://push.example.com:${port}/`)).toBeUndefined();
    await expect(rebound.post(`https://push.example.com:${port}/`, call)).rejects.toThrow('may not be called');
    expect(heard).toEqual([]);
  });
});

it('calls a private address only where it is named, and follows no redirect', async () => {
  const outbound = createOutbound([`127.0.0.1:${port}`]);
  expect(await outbound.faultOf(`http://127.0.0.1:${port}/`)).toBeUndefined();
  expect(await outbound.post(`http://127.0.0.1:${port}/push`, call)).toBe(201);
  expect(await outbound.post(`http://127.0.0.1:${port}/moved`, call)).toBe(302);
  expect(heard).toEqual(['POST /push', 'POST /moved']);
  expect(await outbound.faultOf(`http://127.0.0.1:${port + 1}/`)).toBeDefined();
});
