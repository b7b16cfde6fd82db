import { card, did, exile, keyword, matches, not, put, search, shuffle, spell, the, when } from '@spellwright/dsl'

export const beseechTheMirror = card({
  name: 'Beseech the Mirror',
  cost: '{1}{B}{B}{B}',
  type: 'Sorcery',
  abilities: [
    keyword('bargain'),
    spell({
      effects: [
        search({}),
        exile(the('found'), { as: 'exiled', faceDown: 'faceDown' }),
        shuffle(),
        {
          kind: 'if',
          condition: {
            kind: 'all',
            conditions: [{ kind: 'paid', cost: 'bargain' }, matches(the('exiled'), { manaValue: { atMost: 4 } })],
          },
          then: [
            { kind: 'castCard', what: the('exiled'), player: 'you', cost: 'free', optional: 'may', as: 'cast' },
            when(not(did('cast')), put('hand', the('exiled'))),
          ],
          else: [put('hand', the('exiled'))],
        },
      ],
    }),
  ],
})
