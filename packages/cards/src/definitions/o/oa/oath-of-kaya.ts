import { card, controllerOf, dealDamage, enters, gainLife, players, the, triggered } from '@spellwright/dsl'

export const oathOfKaya = card({
  name: 'Oath of Kaya',
  type: 'Legendary Enchantment',
  cost: '{1}{W}{B}',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { target: { anyTarget: 'any target' } },
      effects: [{ kind: 'dealDamage', amount: 3, to: the('target') }, gainLife(3)],
    }),
    triggered({
      on: {
        kind: 'attacks',
        object: { type: 'creature', controller: 'opponent' },
        defender: { object: { type: 'planeswalker', controller: 'you' } },
        batch: 'oneOrMore',
      },
      effects: [dealDamage(2, players(controllerOf('eventObject'))), gainLife(2)],
    }),
  ],
})
