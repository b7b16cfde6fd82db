import { card, controllerOf, enters, keywords, put, search, shuffle, the, triggered, upTo } from '@spellwright/dsl'

export const krenkosBuzzcrusher = card({
  name: "Krenko's Buzzcrusher",
  cost: '{2}{R}{R}',
  type: 'Artifact Creature — Insect Thopter',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('flying', 'trample'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'land', not: { supertype: 'basic' }, controller: 'you' },
          count: upTo(1),
          as: 'yours',
        },
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'land', not: { supertype: 'basic' }, controller: 'opponent' },
          count: upTo(1),
          as: 'theirs',
        },
        { kind: 'destroy', what: [the('yours'), the('theirs')], as: 'destroyed' },
        {
          kind: 'forEach',
          what: the('destroyed'),
          as: 'land',
          effects: [
            {
              kind: 'may',
              player: controllerOf(the('land')),
              effects: [
                search(
                  { type: 'land', supertype: 'basic' },
                  { player: controllerOf(the('land')), whose: controllerOf(the('land')) },
                ),
                put('battlefield', the('found'), { enters: ['tapped'], under: controllerOf(the('land')) }),
                shuffle(controllerOf(the('land'))),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
