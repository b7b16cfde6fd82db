import { card, destroy, keyword, mana, target, the, triggered } from '@spellwright/dsl'

export const nantukoVigilante = card({
  name: 'Nantuko Vigilante',
  cost: '{3}{G}',
  type: 'Creature — Insect Druid Mutant',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'morph', cost: [mana('{1}{G}')] }),
    triggered({
      on: { kind: 'turnedFaceUp', object: 'self' },
      targets: { victim: target({ type: ['artifact', 'enchantment'] }) },
      effects: [destroy(the('victim'))],
    }),
  ],
})
