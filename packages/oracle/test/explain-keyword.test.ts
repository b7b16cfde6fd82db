import { KEYWORD_COUNTERS } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { explainKeywords } from '../src/explain-keyword.ts'
import { KEYWORD_EXPLANATIONS } from '../src/words/keyword-explanations.ts'

describe('explanations of keywords', () => {
  it('[CR 702.9b] says what flying means, once', () => {
    const flying = { kind: 'keyword', keyword: 'flying' } as const
    expect(explainKeywords([flying, flying])).toEqual([
      { keyword: 'Flying', text: 'Only creatures with flying or reach can block it.' },
    ])
  })

  it('are sentences without identifiers', () => {
    const bad = Object.entries(KEYWORD_EXPLANATIONS).filter(
      ([, text]) => !/^[A-Z].*\.$/.test(text) || /[a-z][A-Z]/.test(text),
    )
    expect(bad).toEqual([])
  })

  it('[CR 122.1b] exist for every keyword that a counter can give', () => {
    for (const keyword of KEYWORD_COUNTERS) expect(KEYWORD_EXPLANATIONS).toHaveProperty([keyword])
  })
})
