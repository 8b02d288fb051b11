import { describe, expect, it } from 'vitest';
import { chooseDesk, sceneViewerAddress } from './desk-device.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  quest: 'Mozilla/5.0 (X11; Linux x86_64; Quest 3) OculusBrowser/33.0 Chrome/126.0.0.0 VR Safari/537.36',
  questAsPhone:
    'Mozilla/5.0 (Linux; Android 10; Quest 2) OculusBrowser/24.2 Chrome/106.0.0.0 Mobile VR Safari',
  wolvic: 'Mozilla/5.0 (Android 10; Mobile VR; rv:105.0) Gecko/105.0 Firefox/105.0 Wolvic/1.3',
  computer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
};

describe('way to see the toy on a desk', () => {
  it.each([
    ['an iPhone or iPad', 'iPhone', 'quick-look', 'quick-look'],
    ['an Android phone', 'android', 'scene-viewer', 'scene-viewer'],
    ['a headset', 'quest', 'session', 'none'],
    ['a headset that asks for pages for phones', 'questAsPhone', 'session', 'none'],
    ['a headset with the open browser', 'wolvic', 'session', 'none'],
    ['a computer', 'computer', 'session', 'none'],
  ] as const)('of %s', (_what, agent, withSessions, without) => {
    const known = { opensArLinks: agent === 'iPhone', userAgent: agents[agent], cameBack: false };
    expect(chooseDesk({ ...known, startsSessions: true })).toBe(withSessions);
    expect(chooseDesk({ ...known, startsSessions: false })).toBe(without);
  });

  it('of an Android phone that came back from Scene Viewer', () => {
    const known = { opensArLinks: false, userAgent: agents.android, cameBack: true };
    expect(chooseDesk({ ...known, startsSessions: true })).toBe('session');
    expect(chooseDesk({ ...known, startsSessions: false })).toBe('no-viewer');
  });
});

describe('link to Scene Viewer', () => {
  it('carries the signed address of the GLB whole, and a way back that says so', () => {
    const glb = new URL('https://toytwin.example/files/a%2Fb/model.glb?expires=1&signature=x_y');
    const link = sceneViewerAddress(glb, 'https://toytwin.example/gallery/1?from=a;end#desk');
    const [address = '', intent = ''] = link.split('#Intent;');
    const { host, searchParams } = new URL(address.replace('intent:', 'https:'));
    expect(host).toBe('arvr.google.com');
    expect(searchParams.get('file')).toBe(glb.href);
    expect(searchParams.get('resizable')).toBe('false');
    const parts = intent.split(';').map((part) => part.split('='));
    expect(decodeURIComponent(Object.fromEntries(parts)['S.browser_fallback_url'])).toBe(
      'https://toytwin.example/gallery/1?from=a;end#no-scene-viewer',
    );
    expect(intent.endsWith(';end;')).toBe(true);
  });
});
