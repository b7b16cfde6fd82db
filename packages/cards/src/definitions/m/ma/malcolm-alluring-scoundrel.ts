import {
  card,
  countersOn,
  dealsDamageToPlayer,
  draw,
  keyword,
  putCounters,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const malcolmAlluringScoundrel = card({
  name: 'Malcolm, Alluring Scoundrel',
  cost: '{1}{U}',
  type: 'Legendary Creature — Siren Pirate',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        putCounters('chorus', 1, 'self'),
        draw(1),
        { kind: 'discard', player: 'you', count: 1, how: 'choice', as: 'discarded' },
        when(
          { kind: 'compare', quantity: countersOn('self', 'chorus'), is: { atLeast: 4 } },
          { kind: 'castCard', what: the('discarded'), player: 'you', cost: 'free', optional: 'may' },
        ),
      ],
    }),
  ],
})
