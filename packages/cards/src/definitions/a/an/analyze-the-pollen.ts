import { card, collectEvidence, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const analyzeThePollen = card({
  name: 'Analyze the Pollen',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    { kind: 'additionalCost', cost: [collectEvidence(8)], optional: 'may', name: 'evidence' },
    spell({
      effects: [
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'evidence' },
          then: [search({ type: ['creature', 'land'] }, { reveal: 'reveal' }), put('hand', the('found')), shuffle()],
          else: [
            search({ type: 'land', supertype: 'basic' }, { reveal: 'reveal' }),
            put('hand', the('found')),
            shuffle(),
          ],
        },
      ],
    }),
  ],
})
