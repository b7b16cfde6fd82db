import { card, draw, leaves, linked, returnTo, triggered, youCast } from '@spellwright/dsl'

export const championsOfThePerfect = card({
  name: 'Champions of the Perfect',
  cost: '{3}{G}',
  type: 'Creature — Elf Warrior',
  power: 6,
  toughness: 6,
  abilities: [
    { kind: 'additionalCost', cost: [{ kind: 'behold', what: { subtype: 'Elf' }, exile: 'exiled' }] },
    triggered({ on: youCast({ type: 'creature' }), effects: [draw(1)] }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
