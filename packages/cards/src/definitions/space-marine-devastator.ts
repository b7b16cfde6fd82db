import { card, destroy, enters, keyword, mana, target, the, triggered, upTo } from '@spellwright/dsl'

export const spaceMarineDevastator = card({
  name: 'Space Marine Devastator',
  cost: '{3}{W}',
  type: 'Creature — Astartes Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'squad', cost: [mana('{2}')] }),
    triggered({
      abilityWord: 'Grav-cannon',
      on: enters('self'),
      targets: { victim: target({ type: ['artifact', 'enchantment'] }, { count: upTo(1) }) },
      effects: [destroy(the('victim'))],
    }),
  ],
})
