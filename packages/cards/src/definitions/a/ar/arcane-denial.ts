import { atBeginningOf, bound, card, controllerOf, counterSpell, draw, spell, targetSpell, the } from '@spellwright/dsl'

export const arcaneDenial = card({
  name: 'Arcane Denial',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        counterSpell(the('spell')),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'eachPlayer'),
          lasts: 'once',
          effects: [
            {
              kind: 'chooseWord',
              player: controllerOf(the('spell')),
              choose: { kind: 'number', min: 0, max: 2 },
              as: 'number',
            },
            draw(bound('number'), controllerOf(the('spell'))),
          ],
        },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'eachPlayer'),
          lasts: 'once',
          effects: [draw(1)],
        },
      ],
    }),
  ],
})
