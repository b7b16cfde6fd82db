import {
  anyNumber,
  card,
  controllerOf,
  counterSpell,
  exile,
  search,
  shuffle,
  spell,
  targetSpell,
  the,
} from '@spellwright/dsl'

export const quash = card({
  name: 'Quash',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
      effects: [
        counterSpell(the('spell')),
        search(
          { name: { sameAs: the('spell') } },
          { whose: controllerOf(the('spell')), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        exile(the('found')),
        shuffle(controllerOf(the('spell'))),
      ],
    }),
  ],
})
