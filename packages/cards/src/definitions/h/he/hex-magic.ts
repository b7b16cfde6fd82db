import { all, bound, card, draw, exile, ruleUntil, spell, the } from '@spellwright/dsl'

export const hexMagic = card({
  name: 'Hex Magic',
  cost: '{2}{R}',
  type: 'Sorcery — Arcane',
  abilities: [
    spell({
      effects: [
        exile(all({ zone: 'hand', owner: 'you' }), { as: 'exiled' }),
        draw(bound('exiled')),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'endOfYourNextTurn',
        ),
      ],
    }),
  ],
})
