import {
  activated,
  card,
  enters,
  exactly,
  exile,
  leaves,
  linked,
  mana,
  pump,
  returnTo,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const petradon = card({
  name: 'Petradon',
  cost: '{6}{R}{R}',
  type: 'Creature — Nightmare Beast',
  power: 5,
  toughness: 6,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { lands: target({ type: 'land' }, { count: exactly(2) }) },
      effects: [exile(the('lands'), { linked: 'exiled' })],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
    activated({ cost: [mana('{R}')], effects: [pump('self', 1, 0)] }),
  ],
})
