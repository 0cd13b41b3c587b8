import { expect, test } from 'vitest';
import { complaint, hasPackagedNode } from './platform.mjs';

const linux = { platform: 'linux', arch: 'x64', version: '20.20.2', glibc: true };

test.each([
  [linux, true],
  [{ ...linux, arch: 'arm64' }, true],
  [{ ...linux, version: '26.1.0' }, true],
  [{ ...linux, version: '18.20.8' }, false],
  [{ ...linux, version: '9.11.2' }, false],
  [{ ...linux, arch: 'riscv64' }, false],
  [{ ...linux, arch: 'riscv64', version: '24.0.0' }, true],
  [{ ...linux, glibc: false }, false],
  [{ ...linux, platform: 'darwin', arch: 'arm64', version: '22.12.0' }, false],
  [{ ...linux, platform: 'darwin', arch: 'arm64', version: '24.21.0' }, true],
  [{ ...linux, platform: 'win32', version: '20.20.2' }, false],
])('%o is good enough: %s', (machine, good) => {
  expect(complaint(machine) === '').toBe(good);
});

test('the complaint is one sentence that says what to install', () => {
  const old = complaint({ ...linux, version: '16.20.2' });
  expect(old).toMatch(/^Kolbiste needs Node 20 or newer .* now Node 16\.20\.2\).* install .*nodejs\.org.*\.$/);
  expect(old).not.toContain('\n');
  expect(complaint({ ...linux, platform: 'darwin', version: '22.0.0' })).toContain('needs Node 24 or newer');
});

test('Node comes by npm for Linux with glibc on two processors only', () => {
  expect(hasPackagedNode(linux)).toBe(true);
  expect(hasPackagedNode({ ...linux, glibc: false })).toBe(false);
  expect(hasPackagedNode({ ...linux, platform: 'win32' })).toBe(false);
});
