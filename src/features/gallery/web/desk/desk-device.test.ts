import { describe, expect, it } from 'vitest';
import { sceneViewerAddress } from './desk-device.ts';

describe('link to Scene Viewer', () => {
  it('carries the signed address of the GLB whole, and the way back', () => {
    const glb = new URL('https://toytwin.example/files/a%2Fb/model.glb?expires=1&signature=x_y');
    const link = sceneViewerAddress(glb, 'https://toytwin.example/gallery/1#desk;end');
    const [address = '', intent = ''] = link.split('#Intent;');
    const { host, searchParams } = new URL(address.replace('intent:', 'https:'));
    expect(host).toBe('arvr.google.com');
    expect(searchParams.get('file')).toBe(glb.href);
    expect(searchParams.get('resizable')).toBe('false');
    const parts = intent.split(';').map((part) => part.split('='));
    expect(decodeURIComponent(Object.fromEntries(parts)['S.browser_fallback_url'])).toBe(
      'https://toytwin.example/gallery/1#desk;end',
    );
    expect(intent.endsWith(';end;')).toBe(true);
  });
});
