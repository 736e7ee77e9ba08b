/** Beside the style of every page of ours. */
export const docsStyle = `
h2[id], [id].named { scroll-margin-top: 1rem }
main > section { margin-block-start: 2.5rem }
main h2 { margin-block-end: 1rem; text-transform: capitalize }
code { font: 500 .9375em/1.4 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; overflow-wrap: anywhere }
.features { display: flex; flex-wrap: wrap; gap: .5rem }
.features a { min-height: 2.75rem; display: inline-flex; align-items: center; padding-inline: 1.1rem; border-radius: 999px; background: var(--fill); text-decoration: none; text-transform: capitalize; font-weight: 650 }
.features a:hover { background: var(--line) }
.calls { display: grid; gap: .75rem }
details, .named { border: 1.5px solid var(--line); border-radius: 1.25rem; background: var(--surface); box-shadow: var(--low) }
summary { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: .25rem .9rem; min-height: 3.25rem; padding: .75rem 1.1rem; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary:hover code { text-decoration: underline; text-underline-offset: .2em }
.says { grid-column: 1 / -1; color: var(--ink-2) }
.who { font-size: .875rem; color: var(--ink-3) }
.method { min-width: 4.25rem; padding: .2rem .6rem; border-radius: .6rem; text-align: center; font: 700 .8125rem/1.4 "Hanken Grotesk", system-ui, sans-serif; color: #14231F; background: var(--seg-5) }
.method.post { background: var(--seg-8) } .method.put { background: var(--seg-4) } .method.patch { background: var(--seg-6) }
.method.delete { background: var(--bad-soft); color: var(--bad) }
.parts { display: grid; gap: 1.5rem; padding: .5rem 1.1rem 1.25rem; border-top: 1.5px solid var(--line) }
.named { padding: 1.1rem }
h3 { margin: 0 0 .5rem; font: 700 1rem/1.3 "Hanken Grotesk", system-ui, sans-serif }
.parts h3 { margin-block-start: .75rem }
.fields { display: grid; margin: 0 }
.fields div { display: grid; gap: .1rem 1rem; padding-block: .45rem; border-top: 1px solid var(--line) }
.fields dd { margin: 0; color: var(--ink-2); overflow-wrap: anywhere }
.fields small { color: var(--ink-3) }
@media (min-width: 48rem) {
  summary { grid-template-columns: auto auto 1fr auto }
  .says { grid-column: 3; grid-row: 1 }
  .who { grid-column: 4 }
  .fields div { grid-template-columns: 20rem 1fr }
}`;
