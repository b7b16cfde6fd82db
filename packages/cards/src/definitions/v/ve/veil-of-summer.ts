import { all, apply, card, draw, type Filter, gain, ruleUntil, spell, when } from '@spellwright/dsl'

const blueOrBlack: Filter = { color: ['U', 'B'] }

export const veilOfSummer = card({
  name: 'Veil of Summer',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        when(
          { kind: 'happened', event: { kind: 'cast', player: 'opponent', spell: blueOrBlack }, when: 'thisTurn' },
          draw(1),
        ),
        ruleUntil({ kind: 'cantBeCountered', what: { zone: 'stack', controller: 'you' } }),
        ruleUntil({ kind: 'playerHas', player: 'you', keyword: { kind: 'hexproofFrom', from: { color: 'U' } } }),
        ruleUntil({ kind: 'playerHas', player: 'you', keyword: { kind: 'hexproofFrom', from: { color: 'B' } } }),
        apply(all({ controller: 'you' }), [
          gain({ kind: 'hexproofFrom', from: { color: 'U' } }),
          gain({ kind: 'hexproofFrom', from: { color: 'B' } }),
        ]),
      ],
    }),
  ],
})
