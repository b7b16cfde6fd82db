import { card, entersWith, not, sacrificeIt, triggered, youControl } from '@spellwright/dsl'

export const lureboundScarecrow = card({
  name: 'Lurebound Scarecrow',
  cost: '{3}',
  type: 'Artifact Creature — Scarecrow',
  power: 4,
  toughness: 4,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    triggered({
      on: { kind: 'state', condition: not(youControl({ color: { chosen: 'color' } })) },
      effects: [sacrificeIt('self')],
    }),
  ],
})
