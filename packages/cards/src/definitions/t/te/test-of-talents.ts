import {
  anyNumber,
  bound,
  card,
  controllerOf,
  count,
  counterSpell,
  draw,
  exile,
  search,
  shuffle,
  spell,
  targetSpell,
  the,
} from '@spellwright/dsl'

export const testOfTalents = card({
  name: 'Test of Talents',
  cost: '{1}{U}',
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
        { kind: 'let', as: 'fromHand', quantity: count({ zone: 'hand', among: the('found') }) },
        exile(the('found')),
        shuffle(controllerOf(the('spell'))),
        draw(bound('fromHand'), controllerOf(the('spell'))),
      ],
    }),
  ],
})
