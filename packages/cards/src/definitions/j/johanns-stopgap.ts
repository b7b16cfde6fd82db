import { card, draw, keyword, returnTo, rule, spell, target, the } from '@spellwright/dsl'

export const johannsStopgap = card({
  name: "Johann's Stopgap",
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [
    keyword('bargain'),
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}' } },
      { zone: 'everywhere', condition: { kind: 'paid', cost: 'bargain' } },
    ),
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [returnTo('hand', the('permanent')), draw(1)],
    }),
  ],
})
