import { all, apply, atBeginningOf, card, gain, linked, put, replacement, the, triggered } from '@spellwright/dsl'

export const gisaGloriousResurrector = card({
  name: 'Gisa, Glorious Resurrector',
  cost: '{2}{B}{B}',
  type: 'Legendary Creature — Human Wizard',
  power: 4,
  toughness: 4,
  abilities: [
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', controller: 'opponent' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile', linked: 'exiled' },
    }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        put('battlefield', all({ zone: 'exile', type: 'creature', among: linked('exiled') }), {
          under: 'you',
          as: 'back',
        }),
        apply(the('back'), [gain('decayed')], 'game'),
      ],
    }),
  ],
})
