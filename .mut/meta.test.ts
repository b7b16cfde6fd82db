import { CardDefinitions } from '@spellwright/cards'
import { it } from 'vitest'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { collected } from './shim.ts'

const files = import.meta.glob('../packages/engine/test/cards/*.test.ts')
const OUT = process.env.MUT_OUT ?? '/tmp/w/ct/mut/survivors.txt'
const wanted = readFileSync(process.env.MUT_LIST ?? '/tmp/w/ct/mut/list.txt', 'utf8').split('\n').filter(Boolean)

type Mut = { what: string; make: () => any }
const DEL = new Set(['other','controller','owner','not','is','condition','subtype','type','color','manaValue','among','reveal','whose','library','order','linked','drawnThisTurn','supertype','combat','regeneration','rider','timing','defender','keyword','abilities','under','attachTo','as','filter','name','zone','from','to','player','divided','any','perTurn','lasts','then'])
const SWAP: Record<string, string[]> = { you: ['opponent'], opponent: ['you'], eachPlayer: ['you', 'opponent'], top: ['bottom'], bottom: ['top'], once: ['unlimited'], eventPlayer: ['you', 'opponent'], defendingPlayer: ['you'], onceThisTurn: ['once'], self: [] }
function* mutations(root: any): Generator<Mut> {
  const clone = () => structuredClone(root)
  const at = (copy: any, path: (string | number)[]) => path.reduce((n, k) => n[k], copy)
  function* walk(node: any, path: (string | number)[]): Generator<Mut> {
    if (Array.isArray(node)) {
      for (let i = 0; i < node.length; i++) {
        yield { what: `drop ${path.join('.')}[${i}] ${JSON.stringify(node[i]).slice(0, 90)}`, make: () => { const c = clone(); at(c, path).splice(i, 1); return c } }
        yield* walk(node[i], [...path, i])
      }
    } else if (node && typeof node === 'object') {
      if (node.kind === 'may') yield { what: `must ${path.join('.')}`, make: () => { const c = clone(); const m = at(c, path); const e = m.effects.concat(m.then ?? []); for (const k of Object.keys(m)) delete m[k]; Object.assign(m, { kind: 'repeat', times: 1, effects: e }); return c } }
      for (const [k, v] of Object.entries(node)) {
        if (DEL.has(k)) yield { what: `delete ${[...path, k].join('.')}=${JSON.stringify(v).slice(0, 60)}`, make: () => { const c = clone(); delete at(c, path)[k]; return c } }
        if (typeof v === 'number') yield { what: `${[...path, k].join('.')} ${v}+1`, make: () => { const c = clone(); at(c, path)[k] = v + 1; return c } }
        if (typeof v === 'string' && k !== 'kind' && SWAP[v]) for (const w of SWAP[v]!) yield { what: `${[...path, k].join('.')} ${v}->${w}`, make: () => { const c = clone(); at(c, path)[k] = w; return c } }
        yield* walk(v, [...path, k])
      }
    }
  }
  for (let f = 0; f < root.faces.length; f++) yield* walk(root.faces[f].abilities, ['faces', f, 'abilities'])
}

it('mutants', async () => {
  for (const load of Object.values(files)) await load()
  writeFileSync(OUT, '')
  const original = CardDefinitions.tryGet
  let total = 0, alive = 0
  for (const name of wanted) {
    const def = original(name)!
    const tests = collected.filter((t) => t.title.startsWith(`[${name}]`) || t.title.startsWith(`[${name.split(' // ')[0]}]`))
    const out: string[] = []
    for (const m of mutations(def)) {
      total++
      const mutant = m.make()
      ;(CardDefinitions as any).tryGet = (n: string) => { const d = original(n); return d === def ? mutant : d }
      let killed = false
      for (const t of tests) { try { t.fn() } catch { killed = true; break } }
      if (!killed) { alive++; out.push('   ' + m.what) }
    }
    ;(CardDefinitions as any).tryGet = original
    if (out.length) appendFileSync(OUT, `${name} (${tests.length} tests)\n${out.join('\n')}\n`)
  }
  appendFileSync(OUT, `TOTAL ${total} alive ${alive}\n`)
})
