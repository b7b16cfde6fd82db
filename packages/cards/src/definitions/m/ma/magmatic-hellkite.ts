import {
  card,
  controllerOf,
  destroy,
  enters,
  keyword,
  put,
  search,
  shuffle,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const magmaticHellkite = card({
  name: 'Magmatic Hellkite',
  type: 'Creature — Dragon',
  cost: '{2}{R}{R}',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { land: target({ type: 'land', not: { supertype: 'basic' }, controller: 'opponent' }) },
      effects: [
        destroy(the('land')),
        search(
          { type: 'land', supertype: 'basic' },
          { player: controllerOf(the('land')), whose: controllerOf(the('land')) },
        ),
        put('battlefield', the('found'), {
          under: controllerOf(the('land')),
          enters: ['tapped'],
          counters: { counter: 'stun', count: 1 },
        }),
        shuffle(controllerOf(the('land'))),
      ],
    }),
  ],
})
