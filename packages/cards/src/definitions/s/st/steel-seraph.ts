import { apply, atBeginningOf, card, gain, keyword, target, the, triggered } from '@spellwright/dsl'

export const steelSeraph = card({
  name: 'Steel Seraph',
  cost: '{6}',
  type: 'Artifact Creature — Angel',
  power: 5,
  toughness: 4,
  abilities: [
    keyword({ kind: 'prototype', mana: '{1}{W}{W}', power: 3, toughness: 3 }),
    keyword('flying'),
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            { label: 'flying', effects: [apply(the('creature'), [gain('flying')])] },
            { label: 'vigilance', effects: [apply(the('creature'), [gain('vigilance')])] },
            { label: 'lifelink', effects: [apply(the('creature'), [gain('lifelink')])] },
          ],
        },
      ],
    }),
  ],
})
