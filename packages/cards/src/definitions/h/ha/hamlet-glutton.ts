import { card, enters, gainLife, keyword, rule, triggered } from '@spellwright/dsl'

export const hamletGlutton = card({
  name: 'Hamlet Glutton',
  cost: '{5}{G}{G}',
  type: 'Creature — Giant',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('bargain'),
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}' } },
      { zone: 'everywhere', condition: { kind: 'paid', cost: 'bargain' } },
    ),
    keyword('trample'),
    triggered({ on: enters('self'), effects: [gainLife(3)] }),
  ],
})
