import {
  anyNumber,
  card,
  controllerOf,
  counterSpell,
  delirium,
  exile,
  search,
  shuffle,
  spell,
  targetSpell,
  the,
} from '@spellwright/dsl'

export const invasiveSurgery = card({
  name: 'Invasive Surgery',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: 'sorcery' }) },
      effects: [
        counterSpell(the('spell')),
        {
          kind: 'if',
          condition: delirium,
          abilityWord: 'Delirium',
          then: [
            search(
              { name: { sameAs: the('spell') } },
              { whose: controllerOf(the('spell')), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
            ),
            exile(the('found')),
            shuffle(controllerOf(the('spell'))),
          ],
        },
      ],
    }),
  ],
})
