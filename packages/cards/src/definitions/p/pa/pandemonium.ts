import { anyTarget, card, controllerOf, dealDamage, enters, powerOf, the, triggered } from '@spellwright/dsl'

export const pandemonium = card({
  name: 'Pandemonium',
  type: 'Enchantment',
  cost: '{3}{R}',
  abilities: [
    triggered({
      on: enters({ type: 'creature' }),
      targets: { target: { ...anyTarget, chooser: controllerOf('eventObject') } },
      effects: [
        {
          kind: 'may',
          player: controllerOf('eventObject'),
          effects: [dealDamage(powerOf('eventObject'), the('target'), 'eventObject')],
        },
      ],
    }),
  ],
})
