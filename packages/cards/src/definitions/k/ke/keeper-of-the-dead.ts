import { activated, card, destroy, mana, tap, target, the } from '@spellwright/dsl'

export const keeperOfTheDead = card({
  name: 'Keeper of the Dead',
  cost: '{B}{B}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{B}'), tap],
      targets: {
        opponent: {
          players: { player: 'opponent', fewerInGraveyard: { of: { type: 'creature' }, than: 'you', by: 2 } },
        },
        creature: target({ type: 'creature', not: { color: 'B' }, controller: the('opponent') }),
      },
      effects: [destroy(the('creature'))],
    }),
  ],
})
