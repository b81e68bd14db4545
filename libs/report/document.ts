import type { Language } from '#cards';
import { FINDING_COLUMNS } from './finding-rows.js';

/**
 * The style of a report. A report is one file without scripts or external resources, so that it can be archived and
 * sent. On a narrow screen a row of findings becomes a card, and each cell shows the head of its column.
 */
const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;--line:#8885;--soft:#8882;--bar:#4a7fb5;
--illegal:#c62828;--mismatch:#b65f00;--suspect:#7b3fa0;--unverifiable:#3d6f8f;--notice:#5f6b73}
@media (prefers-color-scheme:dark){:root{--bar:#7fb0e0;--illegal:#ff8a80;--mismatch:#ffb74d;--suspect:#ce93d8;
--unverifiable:#90caf9;--notice:#b0bec5}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;max-width:80rem;margin:2rem auto;padding:0 1rem}
h1{order:0;font-size:1.6rem;line-height:1.25;margin:0;overflow-wrap:anywhere}
.summary{order:1}
.hands{order:2}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
p{margin:.5rem 0;overflow-wrap:anywhere}
.about,small,.axis,figcaption{opacity:.75}
small{display:block}
.warning{border-left:4px solid var(--illegal);padding:.2rem .8rem}
.tiles{display:flex;flex-wrap:wrap;gap:.6rem;margin:1.2rem 0}
.tiles div{background:var(--soft);border-radius:.5rem;padding:.5rem 1rem;min-width:7rem}
.tiles dd{margin:0;font-size:1.5rem;line-height:1.3;font-variant-numeric:tabular-nums}
.tiles dt{opacity:.75}
.side{display:flex;flex-wrap:wrap;gap:0 3rem}
table{border-collapse:collapse;max-width:100%}
.hands table,table.wide{width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line)}
td{overflow-wrap:break-word}
td.any{overflow-wrap:anywhere;min-width:7rem}
td.id{min-width:11rem}
.cards td:last-child{min-width:14rem}
.one-file td:first-child,.one-file th:first-child{display:none}
th{white-space:nowrap;font-weight:600}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td.code{white-space:nowrap}
td.code small{white-space:normal}
td.illegal,td.rejected,td.mismatch,td.suspect{font-weight:600}
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
.axis{display:flex;justify-content:space-between;font-size:.85rem}
figcaption{font-size:.85rem}
summary{cursor:pointer}
@media (max-width:48rem){
body{margin:1rem auto}
td.plot,th.plot{display:none}
}
@media (max-width:68rem){
.cards thead{display:none}
.cards,.cards tbody,.cards tr,.cards td,.cards td:last-child{display:block;width:auto;min-width:0}
.cards tr{padding:.6rem 0;border-bottom:1px solid var(--line)}
.cards td,.cards td.n{border:0;padding:0;text-align:left;white-space:normal}
.cards td:empty{display:none}
.cards td::before{opacity:.75;font-weight:400;color:CanvasText}
.cards br{display:none}
.cards td small{display:inline}
.cards td small::before{content:" · "}
CARD_HEADS
}
@media print{
:root{color-scheme:light;font-size:11px}
body{margin:0;max-width:none}
tr,figure,.tiles div{break-inside:avoid}
h2{break-after:avoid}
details{display:none}
a{color:inherit;text-decoration:none}
*{print-color-adjust:exact}
}
`.trim();

/** The style, with the heads of columns in a language. */
const styleFor = (language: Language): string => {
  const heads = FINDING_COLUMNS.map(
    (column, index) => `.cards td:nth-child(${index + 1})::before{content:"${column[language]}: "}`,
  );
  return STYLE.replace('CARD_HEADS', () => heads.join('\n'));
};

/** The page up to its first section. `title` and `headline` are HTML. */
export const documentStart = (title: string, headline: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${styleFor(language)}</style>
</head>
<body>
<h1>${headline}</h1>
`;

export const DOCUMENT_END = '</body>\n</html>\n';
