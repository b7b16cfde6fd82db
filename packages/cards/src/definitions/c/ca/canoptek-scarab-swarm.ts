import {
  all,
  card,
  count,
  createToken,
  enters,
  exile,
  keyword,
  keywords,
  targetPlayer,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const canoptekScarabSwarm = card({
  name: 'Canoptek Scarab Swarm',
  cost: '{4}',
  type: 'Artifact Creature — Insect',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      abilityWord: 'Feeder Mandibles',
      on: enters('self'),
      targets: { player: targetPlayer },
      effects: [
        exile(all({ zone: 'graveyard', owner: the('player') }), { as: 'exiled' }),
        createToken(
          count({ zone: 'exile', among: the('exiled'), type: ['artifact', 'land'] }),
          token({
            colors: [],
            type: 'Artifact Creature — Insect',
            power: 1,
            toughness: 1,
            abilities: keywords('flying'),
          }),
        ),
      ],
    }),
  ],
})
