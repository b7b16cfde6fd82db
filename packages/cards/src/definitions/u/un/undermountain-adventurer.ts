import { activated, addMana, card, enters, keyword, tap, triggered } from '@spellwright/dsl'

export const undermountainAdventurer = card({
  name: 'Undermountain Adventurer',
  cost: '{3}{G}',
  type: 'Creature — Giant Warrior',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('vigilance'),
    triggered({ on: enters('self'), effects: [{ kind: 'takeInitiative', player: 'you' }] }),
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'if',
          condition: { kind: 'designated', player: 'you', as: 'completed a dungeon' },
          then: [addMana('{G}{G}{G}{G}{G}{G}')],
          else: [addMana('{G}{G}')],
        },
      ],
    }),
  ],
})
