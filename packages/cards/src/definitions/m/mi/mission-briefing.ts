import { card, exactly, ruleUntil, spell, the } from '@spellwright/dsl'

export const missionBriefing = card({
  name: 'Mission Briefing',
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'surveil', player: 'you', count: 2 },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', type: ['instant', 'sorcery'] },
          whose: 'you',
          count: exactly(1),
          as: 'card',
        },
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'graveyard',
          what: { among: the('card') },
          verb: 'cast',
        }),
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: { among: the('card') },
            from: 'stack',
            to: 'graveyard',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
