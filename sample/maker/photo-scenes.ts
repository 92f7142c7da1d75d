/** How a photo was taken: where the camera stood and what light there was. */
export type PhotoScene = {
  file: string;
  code: string;
  message: string;
  /** Needles in bar: pump pressure and steam pressure. */
  pumpBar: number;
  steamBar: number;
  /** CSS transform of the machine's front before the camera. */
  camera: string;
  /** CSS position of the lamp's reflection, its colour, and how dark the edges are (0–1). */
  lamp: string;
  light: string;
  vignette: number;
};

const WARM = '255, 214, 160';
const DAY = '232, 240, 255';
const KITCHEN = '255, 240, 214';

export const photoScenes: PhotoScene[] = [
  {
    file: 'e-07.jpg',
    code: 'E-07',
    message: 'Steam boiler cold',
    pumpBar: 0,
    steamBar: 0.2,
    camera: 'rotateX(14deg) rotateY(-17deg) rotateZ(2deg) scale(1.02)',
    lamp: '22% 8%',
    light: WARM,
    vignette: 0.62,
  },
  {
    file: 'e-09.jpg',
    code: 'E-09',
    message: 'Water tank empty',
    pumpBar: 0,
    steamBar: 1.3,
    camera: 'rotateX(8deg) rotateY(13deg) rotateZ(-3deg) scale(1.12)',
    lamp: '76% 4%',
    light: DAY,
    vignette: 0.4,
  },
  {
    file: 'e-11.jpg',
    code: 'E-11',
    message: 'Filling too long',
    pumpBar: 1.5,
    steamBar: 0.1,
    camera: 'rotateX(-6deg) rotateY(-9deg) rotateZ(1deg) scale(0.92)',
    lamp: '50% 0%',
    light: KITCHEN,
    vignette: 0.5,
  },
  {
    file: 'e-13.jpg',
    code: 'E-13',
    message: 'No flow',
    pumpBar: 10.6,
    steamBar: 1.4,
    camera: 'rotateX(18deg) rotateY(6deg) rotateZ(-1deg) scale(1.22) translateY(30px)',
    lamp: '30% 14%',
    light: KITCHEN,
    vignette: 0.56,
  },
  {
    file: 'e-17.jpg',
    code: 'E-17',
    message: 'Drip tray full',
    pumpBar: 0,
    steamBar: 1.4,
    camera: 'rotateX(4deg) rotateY(24deg) rotateZ(2deg) scale(1.04)',
    lamp: '84% 20%',
    light: WARM,
    vignette: 0.68,
  },
  {
    file: 'e-18.jpg',
    code: 'E-18',
    message: 'Water in the base',
    pumpBar: 0,
    steamBar: 0.9,
    camera: 'rotateX(22deg) rotateY(-4deg) rotateZ(-5deg) scale(1.3)',
    lamp: '60% 2%',
    light: DAY,
    vignette: 0.6,
  },
  {
    file: 'e-20.jpg',
    code: 'E-20',
    message: 'Descale: locked',
    pumpBar: 0,
    steamBar: 1.2,
    camera: 'rotateX(10deg) rotateY(-26deg) rotateZ(-2deg) scale(1.06) translateX(40px)',
    lamp: '12% 10%',
    light: DAY,
    vignette: 0.44,
  },
  {
    file: 'pump-gauge.jpg',
    code: '93.0',
    message: 'Ready',
    pumpBar: 13.2,
    steamBar: 1.4,
    camera: 'rotateX(9deg) rotateY(15deg) rotateZ(-2deg) scale(2.05) translateX(282px) translateY(14px)',
    lamp: '64% 8%',
    light: KITCHEN,
    vignette: 0.58,
  },
];

function dial(x: number, unitMax: number, step: number, value: number, redFrom: number): string {
  const angleOf = (bar: number): number => 135 + (bar / unitMax) * 270;
  const at = (bar: number, radius: number): string => {
    const angle = (angleOf(bar) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  const count = Math.round(unitMax / step);
  const ticks = Array.from(
    { length: count * 2 + 1 },
    (_, index) => `M${at((index * step) / 2, 66)}L${at((index * step) / 2, index % 2 ? 61 : 56)}`,
  );
  const numbers = Array.from({ length: count + 1 }, (_, index) => {
    const [tx, ty] = at(index * step, 44).split(' ');
    return `<text x="${tx}" y="${Number(ty) + 4.5}">${index * step}</text>`;
  });
  return `<svg class="dial" style="left:${x}px" viewBox="-90 -90 180 180"><circle r="88" fill="url(#bezel)"/><circle r="77" fill="#15161a"/><circle r="74" fill="url(#face)"/><path d="M${at(redFrom, 68)}A68 68 0 0 1 ${at(unitMax, 68)}" stroke="#b5201a" stroke-width="5" fill="none"/><path d="${ticks.join('')}" stroke="#222" stroke-width="1.6"/><g class="n">${numbers.join('')}<text y="34">bar</text></g><g transform="rotate(${angleOf(value)})" filter="url(#drop)"><path d="M-16 -2.6L58 -0.8V0.8L-16 2.6Z" fill="#b5201a"/></g><circle r="7" fill="#2a2a2c"/><circle r="3" fill="#777"/><ellipse cx="-20" cy="-34" rx="46" ry="28" fill="#fff" opacity=".13" transform="rotate(-32)"/></svg>`;
}

const DEFINITIONS = `<svg width="0" height="0" style="position:absolute"><defs>
<linearGradient id="bezel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#8b8c8e"/><stop offset=".6" stop-color="#e4e4e4"/><stop offset="1" stop-color="#4b4c4e"/></linearGradient>
<radialGradient id="face"><stop offset=".5" stop-color="#fbf8ef"/><stop offset="1" stop-color="#cfcabb"/></radialGradient>
<filter id="drop"><feDropShadow dx="2" dy="4" stdDeviation="1.6" flood-opacity=".45"/></filter>
<filter id="brush" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.003 0.85" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 .9 0 0 -.62"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9"/><feColorMatrix type="saturate" values=".4"/></filter></defs></svg>`;

const STYLE = `body{margin:0;background:#000}
#shot{position:relative;width:1200px;height:900px;overflow:hidden;perspective:1500px;background:radial-gradient(circle at 50% 120%,#4a4035,#15120f 70%)}
.front{position:absolute;left:-260px;top:40px;width:1720px;height:720px;transform-style:flat;border-radius:26px;background:linear-gradient(178deg,#f1f0ee 0%,#c9c8c6 22%,#a9a8a6 55%,#8d8c8a 78%,#c2c1bf 100%);box-shadow:0 70px 90px #000c,inset 0 3px 2px #fff,inset 0 -8px 14px #0006}
.front svg.brush{position:absolute;inset:0;width:100%;height:100%;opacity:.42;border-radius:26px}
.under{position:absolute;left:-200px;top:748px;width:1600px;height:500px;background:linear-gradient(#0b0a09,#2c2723 40%,#3b342d)}
.glass{position:absolute;left:610px;top:170px;width:500px;height:264px;border-radius:14px;background:linear-gradient(160deg,#23252a,#050607 45%,#0c0d10);box-shadow:0 0 0 5px #1a1b1d,0 0 0 8px #d8d7d4,0 10px 18px #0008,inset 0 0 30px #000}
.glass:after{content:"";position:absolute;inset:0;border-radius:14px;background:linear-gradient(118deg,#ffffff2e 0%,#ffffff12 31%,#fff0 32%)}
.code{position:absolute;left:0;right:0;top:34px;text-align:center;font:500 118px/130px "IBM Plex Mono";letter-spacing:.01em;color:#fff3d6;text-shadow:0 0 10px #ffcf7d,0 0 34px #ff9d2b88}
.message{position:absolute;left:0;right:0;top:180px;text-align:center;font:400 32px/40px "IBM Plex Mono";color:#ffe2ad;text-shadow:0 0 12px #ff9d2b88}
.alert{position:absolute;left:26px;top:24px;width:34px}
.key{position:absolute;top:494px;width:92px;height:92px;border-radius:50%;background:radial-gradient(circle at 36% 28%,#fff,#bdbcba 42%,#706f6d);box-shadow:0 0 0 5px #3a3a3a,0 9px 14px #0009,inset 0 -5px 8px #0005;font:600 32px/92px "IBM Plex Sans";text-align:center;color:#2b2b2b;text-shadow:0 1px 0 #fff8}

.key svg{position:absolute;inset:0;stroke:#2b2b2b;stroke-width:5}
.dial{position:absolute;top:176px;width:258px;height:258px;filter:drop-shadow(0 12px 12px #0008)}
.dial .n text{font:500 13px "IBM Plex Sans";fill:#222;text-anchor:middle}
.brand{position:absolute;left:0;right:0;top:634px;text-align:center;font:600 30px "IBM Plex Sans";letter-spacing:.32em;color:#4c4b49;text-shadow:0 1px 0 #fff9}
.over{position:absolute;inset:0}`;

/** The scene as HTML, 1200 × 900 pixels in #shot; `fonts` is the style sheet with the font faces. */
export function photoHtml(scene: PhotoScene, fonts: string): string {
  const isError = scene.code.startsWith('E-');
  const alert = isError
    ? '<svg class="alert" viewBox="0 0 20 18"><path d="M10 1 19 17H1Z" fill="none" stroke="#ffcf7d" stroke-width="1.6"/><path d="M10 6.4v5.2M10 13.6v1.4" stroke="#ffcf7d" stroke-width="1.8"/></svg>'
    : '';
  const code = isError ? scene.code : `${scene.code}<span style="font-size:44px"> °C</span>`;
  const bar = '<path d="M-13 0H13"/>';
  const keys = [
    `<svg viewBox="-46 -46 92 92">${bar}</svg>`,
    'OK',
    `<svg viewBox="-46 -46 92 92">${bar}<path d="M0 -13V13"/></svg>`,
  ].map((sign, index) => `<div class="key" style="left:${672 + index * 142}px">${sign}</div>`);
  return `<style>${fonts}${STYLE}</style>${DEFINITIONS}<div id="shot"><div class="over" style="transform:${scene.camera};transform-style:preserve-3d"><div class="under"></div><div class="front"><svg class="brush"><rect width="100%" height="100%" filter="url(#brush)"/></svg>${dial(290, 16, 2, scene.pumpBar, 12)}${dial(1172, 3, 0.5, scene.steamBar, 2.5)}<div class="glass">${alert}<div class="code">${code}</div><div class="message">${scene.message}</div></div>${keys.join('')}<div class="brand">ONDRELL</div></div></div>
<div class="over" style="background:radial-gradient(circle at ${scene.lamp},rgba(${scene.light},.55),rgba(${scene.light},.12) 32%,transparent 60%);mix-blend-mode:soft-light"></div><div class="over" style="background:rgba(${scene.light},.16);mix-blend-mode:multiply"></div><div class="over" style="background:radial-gradient(ellipse at 50% 46%,transparent 42%,rgba(8,5,2,${scene.vignette}) 112%)"></div><svg class="over" width="1200" height="900" style="opacity:.13;mix-blend-mode:overlay"><rect width="100%" height="100%" filter="url(#grain)"/></svg></div>`;
}
