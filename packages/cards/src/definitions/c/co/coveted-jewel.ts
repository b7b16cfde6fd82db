import { anyColor, apply, card, controllerOf, draw, enters, tapForMana, triggered, untap } from '@spellwright/dsl'

export const covetedJewel = card({
  name: 'Coveted Jewel',
  type: 'Artifact',
  cost: '{6}',
  abilities: [
    triggered({ on: enters('self'), effects: [draw(3)] }),
    tapForMana(anyColor(3)),
    triggered({
      on: {
        kind: 'attacksUnblocked',
        object: { type: 'creature', controller: 'opponent' },
        player: 'you',
        batch: 'oneOrMore',
      },
      effects: [
        draw(3, controllerOf('eventObject')),
        apply('self', [{ kind: 'setController', player: controllerOf('eventObject') }], 'game'),
        untap('self'),
      ],
    }),
  ],
})
