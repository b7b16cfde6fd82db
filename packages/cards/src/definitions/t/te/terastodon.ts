import { card, controllerOf, createToken, enters, may, target, the, token, triggered, upTo } from '@spellwright/dsl'

export const terastodon = card({
  name: 'Terastodon',
  cost: '{6}{G}{G}',
  type: 'Creature — Elephant',
  power: 9,
  toughness: 9,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanents: target({ not: { type: 'creature' } }, { count: upTo(3) }) },
      effects: [
        may({ kind: 'destroy', what: the('permanents'), as: 'destroyed' }),
        {
          kind: 'forEach',
          what: the('destroyed'),
          as: 'permanent',
          effects: [
            createToken(
              1,
              token({ colors: ['G'], type: 'Creature — Elephant', power: 3, toughness: 3 }),
              controllerOf(the('permanent')),
            ),
          ],
        },
      ],
    }),
  ],
})
