import type { Language } from '#cards';

/**
 * The style of a report. A report is one file without scripts or external resources, so that it can be archived and
 * sent. Wide tables scroll on a narrow screen.
 */
const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;--line:#8885;--soft:#8882;--bar:#4a7fb5;
--illegal:#c62828;--mismatch:#b65f00;--suspect:#7b3fa0;--unverifiable:#3d6f8f;--notice:#5f6b73}
@media (prefers-color-scheme:dark){:root{--bar:#7fb0e0;--illegal:#ff8a80;--mismatch:#ffb74d;--suspect:#ce93d8;
--unverifiable:#90caf9;--notice:#b0bec5}}
*{box-sizing:border-box}
body{max-width:80rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.25;margin:0;overflow-wrap:anywhere}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
p{margin:.5rem 0;overflow-wrap:anywhere}
.about,small,.axis,figcaption{opacity:.75}
small{display:block}
.warning{border-left:4px solid var(--illegal);padding:.2rem .8rem}
.tiles{display:flex;flex-wrap:wrap;gap:.6rem;margin:1.2rem 0}
.tiles div{background:var(--soft);border-radius:.5rem;padding:.5rem 1rem;min-width:7rem}
.tiles dd{margin:0;font-size:1.5rem;line-height:1.3;font-variant-numeric:tabular-nums}
.tiles dt{opacity:.75}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}
.side{display:flex;flex-wrap:wrap;gap:0 3rem}
table{border-collapse:collapse;max-width:100%}
table.wide{width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line)}
td{overflow-wrap:break-word}
td.any{overflow-wrap:anywhere;min-width:7rem}
th{white-space:nowrap;font-weight:600}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td.code{white-space:nowrap}
td.code small{white-space:normal}
td.illegal,td.rejected,td.mismatch,td.suspect{font-weight:600}
td.suspect small{font-weight:400;color:CanvasText}
.illegal,.rejected{color:var(--illegal)}
.mismatch{color:var(--mismatch)}
.suspect{color:var(--suspect)}
.unverifiable{color:var(--unverifiable)}
.notice{color:var(--notice)}
td.plot{width:30%;min-width:6rem;vertical-align:middle}
svg{display:block;width:100%;color:var(--bar);fill:currentColor}
svg.illegal,svg.rejected,svg.mismatch,svg.suspect,svg.unverifiable,svg.notice{color:inherit}
svg.bar{height:.8rem}
figure{margin:0}
svg.columns{height:9rem;border-bottom:1px solid var(--line)}
svg.columns .gap{fill:none;stroke:var(--line);stroke-dasharray:4 4;stroke-width:2;vector-effect:non-scaling-stroke}
h3{font-size:1rem;margin:1rem 0 .3rem}
path{fill:none;stroke:currentColor}
path[d$=Z]{fill:currentColor;stroke:none}
.limit,.zero{stroke:GrayText}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1rem 2rem}
svg.counts{max-height:9rem}
svg text{font-size:12px;fill:CanvasText;stroke:none}
svg.counts text{text-anchor:middle}
svg .error{stroke-width:4;opacity:.35}
svg .outside{color:var(--suspect)}
svg.flow{max-width:44rem;height:auto}
svg.flow .node{color:CanvasText}
svg.flow .node text{font-size:14px}
svg.flow .stroke{opacity:.6}
svg.flow .suspect .stroke{stroke-dasharray:9 5;opacity:1}
svg.lines{height:7rem}
svg.lines .net{stroke-width:2}
svg.lines .adjusted{stroke-dasharray:5 4;stroke:var(--mismatch);stroke-width:1.5}
.axis{display:flex;justify-content:space-between;font-size:.85rem}
figcaption{font-size:.85rem}
summary{cursor:pointer}
@media (max-width:48rem){
body{margin:1rem auto}
td.plot,th.plot,p.plot{display:none}
th,td{padding-right:.5rem}
td.code{white-space:normal;overflow-wrap:anywhere}
svg.flow .node text{font-size:22px}
}
.verdict{font-size:1.25rem;padding:.4rem .8rem;border-left:4px solid #2e7d32;margin:1rem 0}
.verdict.partial{border-color:#b26a00}
.verdict.bad{border-color:var(--illegal)}
.scroll{overflow-x:auto;background:linear-gradient(to right,Canvas 40%,transparent) left -1px/2.5rem calc(100% + 2px) no-repeat local,
linear-gradient(to left,Canvas 40%,transparent) right -1px/2.5rem calc(100% + 2px) no-repeat local,
linear-gradient(to right,var(--line),transparent) left/.75rem 100% no-repeat scroll,
linear-gradient(to left,var(--line),transparent) right/.75rem 100% no-repeat scroll}
.filters{display:flex;flex-direction:column;gap:.4rem;margin:.8rem 0}
fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.3rem .4rem;align-items:center}
legend{float:left;opacity:.75;margin-right:.4rem}
a{color:inherit}
nav a,label.link{cursor:pointer;text-decoration:underline;text-underline-offset:.15em}
.filters label{position:relative;background:var(--soft);border-radius:1rem;padding:.1rem .7rem;cursor:pointer}
.filters label:has(:checked){background:var(--bar);color:Canvas}
.filters label:has(:focus-visible){outline:2px solid;outline-offset:2px}
.filters label input{position:absolute;inset:0;opacity:0;width:0}
.findings{display:flex;flex-direction:column}
.finding{border-bottom:1px solid var(--line);padding:.4rem 0;content-visibility:auto;contain-intrinsic-size:auto 3.5rem}
.badge{font-weight:600}
.place{opacity:.75}
.message{display:block;overflow-wrap:anywhere}
dl:not(.tiles){display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:.5rem 0}
dl:not(.tiles) dd{margin:0;overflow-wrap:anywhere}
pre{background:var(--soft);padding:.6rem;overflow-x:auto;font-size:.85rem;line-height:1.45;margin:.5rem 0}
mark{background:#ffd54f;color:#000}
@media print{
:root{color-scheme:light;font-size:11px}
body{margin:0;max-width:none}
tr,figure,.tiles div{break-inside:avoid}
h2{break-after:avoid}
.filters,nav{display:none}
.finding{content-visibility:visible;break-inside:avoid}
figure+details{display:none}
a{color:inherit;text-decoration:none}
*{print-color-adjust:exact}
}
`.trim();

/** The page up to its first section. `title` and `headline` are HTML. */
export const documentStart = (title: string, headline: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${headline}</h1>
`;

export const DOCUMENT_END = '</body>\n</html>\n';
