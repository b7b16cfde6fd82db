import { activated, card, keyword, ruleUntil, sacrificeSelf, the } from '@spellwright/dsl'

export const hopeOfGhirapur = card({
  name: 'Hope of Ghirapur',
  cost: '{1}',
  type: 'Legendary Artifact Creature — Thopter',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    activated({
      cost: [sacrificeSelf],
      targets: { player: { players: { player: 'any', dealtDamageThisTurn: { by: 'self', combat: 'combat' } } } },
      effects: [
        ruleUntil(
          { kind: 'cantCast', player: the('player'), spell: { not: { type: 'creature' } } },
          'untilYourNextTurn',
        ),
      ],
    }),
  ],
})
