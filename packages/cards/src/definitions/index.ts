// The cards with a file of their own. Written by `npm run data:index`.
import type { CardDefinition } from '@spellwright/dsl'
import { accumulateWisdom } from './a/accumulate-wisdom.ts'
import { aegisAngel } from './a/aegis-angel.ts'
import { ahnCropChampion } from './a/ahn-crop-champion.ts'
import { ahnCropCrasher } from './a/ahn-crop-crasher.ts'
import { aleshaWhoSmilesAtDeath } from './a/alesha-who-smiles-at-death.ts'
import { allIsDust } from './a/all-is-dust.ts'
import { angelsTomb } from './a/angels-tomb.ts'
import { anger } from './a/anger.ts'
import { anointWithAffliction } from './a/anoint-with-affliction.ts'
import { archonsGlory } from './a/archons-glory.ts'
import { argentDais } from './a/argent-dais.ts'
import { auraFinesse } from './a/aura-finesse.ts'
import { autonomousAssembler } from './a/autonomous-assembler.ts'
import { axebaneFerox } from './a/axebane-ferox.ts'
import { azusaLostButSeeking } from './a/azusa-lost-but-seeking.ts'
import { banefire } from './b/banefire.ts'
import { barrowgoyf } from './b/barrowgoyf.ts'
import { basriKet } from './b/basri-ket.ts'
import { beckCall } from './b/beck-call.ts'
import { bezaTheBoundingSpring } from './b/beza-the-bounding-spring.ts'
import { bindTheMonster } from './b/bind-the-monster.ts'
import { biomassMutation } from './b/biomass-mutation.ts'
import { bitterbladeWarrior } from './b/bitterblade-warrior.ts'
import { blackVise } from './b/black-vise.ts'
import { blitzAutomaton } from './b/blitz-automaton.ts'
import { bloodScrivener } from './b/blood-scrivener.ts'
import { bloodtitheHarvester } from './b/bloodtithe-harvester.ts'
import { boggartTrawlerBoggartBog } from './b/boggart-trawler-boggart-bog.ts'
import { boomerangBasics } from './b/boomerang-basics.ts'
import { boulderbranchGolem } from './b/boulderbranch-golem.ts'
import { breakingEntering } from './b/breaking-entering.ts'
import { brokkosApexOfForever } from './b/brokkos-apex-of-forever.ts'
import { brotherhoodsEnd } from './b/brotherhoods-end.ts'
import { bubbleMatrix } from './b/bubble-matrix.ts'
import { burrentonForgeTender } from './b/burrenton-forge-tender.ts'
import { cabalRitual } from './c/cabal-ritual.ts'
import { cabalTherapy } from './c/cabal-therapy.ts'
import { callerOfTheClaw } from './c/caller-of-the-claw.ts'
import { caprichrome } from './c/caprichrome.ts'
import { carpetOfFlowers } from './c/carpet-of-flowers.ts'
import { cataclysm } from './c/cataclysm.ts'
import { chaliceOfTheVoid } from './c/chalice-of-the-void.ts'
import { chandraTorchOfDefiance } from './c/chandra-torch-of-defiance.ts'
import { choArrimAlchemist } from './c/cho-arrim-alchemist.ts'
import { chromaticOrrery } from './c/chromatic-orrery.ts'
import { circleOfProtectionShadow } from './c/circle-of-protection-shadow.ts'
import { circularLogic } from './c/circular-logic.ts'
import { cityOfTraitors } from './c/city-of-traitors.ts'
import { civilizedScholar } from './c/civilized-scholar.ts'
import { cleansingMeditation } from './c/cleansing-meditation.ts'
import { clingToDust } from './c/cling-to-dust.ts'
import { combatThresher } from './c/combat-thresher.ts'
import { compost } from './c/compost.ts'
import { containmentPriest } from './c/containment-priest.ts'
import { councilOfTheAbsolute } from './c/council-of-the-absolute.ts'
import { creepingChill } from './c/creeping-chill.ts'
import { cripplingFear } from './c/crippling-fear.ts'
import { cryptGhast } from './c/crypt-ghast.ts'
import { cryptIncursion } from './c/crypt-incursion.ts'
import { cursedScroll } from './c/cursed-scroll.ts'
import { darksteelColossus } from './d/darksteel-colossus.ts'
import { daxossTorment } from './d/daxoss-torment.ts'
import { dearlyDeparted } from './d/dearly-departed.ts'
import { deathPitOffering } from './d/death-pit-offering.ts'
import { decreeOfSilence } from './d/decree-of-silence.ts'
import { deepCavernBat } from './d/deep-cavern-bat.ts'
import { defenseGrid } from './d/defense-grid.ts'
import { deflectingPalm } from './d/deflecting-palm.ts'
import { deglamer } from './d/deglamer.ts'
import { delverOfSecrets } from './d/delver-of-secrets.ts'
import { demonicConsultation } from './d/demonic-consultation.ts'
import { denOfTheBugbear } from './d/den-of-the-bugbear.ts'
import { depthChargeColossus } from './d/depth-charge-colossus.ts'
import { devotedCropMate } from './d/devoted-crop-mate.ts'
import { devouringHellion } from './d/devouring-hellion.ts'
import { disruptorFlute } from './d/disruptor-flute.ts'
import { distortionStrike } from './d/distortion-strike.ts'
import { dolmenGate } from './d/dolmen-gate.ts'
import { doomsday } from './d/doomsday.ts'
import { doubleMajor } from './d/double-major.ts'
import { dragonsRageChanneler } from './d/dragons-rage-channeler.ts'
import { dryadMilitant } from './d/dryad-militant.ts'
import { duneblast } from './d/duneblast.ts'
import { eddymurkCrab } from './e/eddymurk-crab.ts'
import { eerieInterlude } from './e/eerie-interlude.ts'
import { elsewhereFlask } from './e/elsewhere-flask.ts'
import { elvishSpiritGuide } from './e/elvish-spirit-guide.ts'
import { emberhornMinotaur } from './e/emberhorn-minotaur.ts'
import { emryLurkerOfTheLoch } from './e/emry-lurker-of-the-loch.ts'
import { enchantedEvening } from './e/enchanted-evening.ts'
import { endTheFestivities } from './e/end-the-festivities.ts'
import { endurance } from './e/endurance.ts'
import { erdwalIlluminator } from './e/erdwal-illuminator.ts'
import { ersatzGnomes } from './e/ersatz-gnomes.ts'
import { ertaisFamiliar } from './e/ertais-familiar.ts'
import { essenceFlare } from './e/essence-flare.ts'
import { essenceSymbiote } from './e/essence-symbiote.ts'
import { evidenceExaminer } from './e/evidence-examiner.ts'
import { expressiveIteration } from './e/expressive-iteration.ts'
import { factOrFiction } from './f/fact-or-fiction.ts'
import { fallajiDragonEngine } from './f/fallaji-dragon-engine.ts'
import { fanaticOfMogis } from './f/fanatic-of-mogis.ts'
import { fatalPush } from './f/fatal-push.ts'
import { feastingHobbit } from './f/feasting-hobbit.ts'
import { ferventPaincaster } from './f/fervent-paincaster.ts'
import { fieldOfRuin } from './f/field-of-ruin.ts'
import { fieryConfluence } from './f/fiery-confluence.ts'
import { fieryImpulse } from './f/fiery-impulse.ts'
import { filth } from './f/filth.ts'
import { firebendingLesson } from './f/firebending-lesson.ts'
import { firespout } from './f/firespout.ts'
import { flameOfAnor } from './f/flame-of-anor.ts'
import { flamebladeAngel } from './f/flameblade-angel.ts'
import { flashOfDefiance } from './f/flash-of-defiance.ts'
import { flashOfInsight } from './f/flash-of-insight.ts'
import { flayerOfTheHatebound } from './f/flayer-of-the-hatebound.ts'
import { fleshBlood } from './f/flesh-blood.ts'
import { flowState } from './f/flow-state.ts'
import { foil } from './f/foil.ts'
import { forensicResearcher } from './f/forensic-researcher.ts'
import { fork } from './f/fork.ts'
import { fracturingGust } from './f/fracturing-gust.ts'
import { frogmyrEnforcer } from './f/frogmyr-enforcer.ts'
import { gaeasBlessing } from './g/gaeas-blessing.ts'
import { galvanicBlast } from './g/galvanic-blast.ts'
import { galvanicDischarge } from './g/galvanic-discharge.ts'
import { geistTrappers } from './g/geist-trappers.ts'
import { gerrardsVerdict } from './g/gerrards-verdict.ts'
import { getOut } from './g/get-out.ts'
import { ghostfire } from './g/ghostfire.ts'
import { ghostlyPrison } from './g/ghostly-prison.ts'
import { gingerbrute } from './g/gingerbrute.ts'
import { glimpseOfNature } from './g/glimpse-of-nature.ts'
import { gloom } from './g/gloom.ts'
import { gloryBoundInitiate } from './g/glory-bound-initiate.ts'
import { glorybringer } from './g/glorybringer.ts'
import { goBlank } from './g/go-blank.ts'
import { goblinTinkerer } from './g/goblin-tinkerer.ts'
import { goringWarplow } from './g/goring-warplow.ts'
import { grabThePrize } from './g/grab-the-prize.ts'
import { greenSunsZenith } from './g/green-suns-zenith.ts'
import { guideOfSouls } from './g/guide-of-souls.ts'
import { gustWalker } from './g/gust-walker.ts'
import { hallOfStormGiants } from './h/hall-of-storm-giants.ts'
import { hamletGlutton } from './h/hamlet-glutton.ts'
import { hauntingEchoes } from './h/haunting-echoes.ts'
import { heliodsEmissary } from './h/heliods-emissary.ts'
import { hellkiteHatchling } from './h/hellkite-hatchling.ts'
import { highwayRobbery } from './h/highway-robbery.ts'
import { hiveOfTheEyeTyrant } from './h/hive-of-the-eye-tyrant.ts'
import { hollowOne } from './h/hollow-one.ts'
import { hoodedBrawler } from './h/hooded-brawler.ts'
import { huntmasterLiger } from './h/huntmaster-liger.ts'
import { huntmasterOfTheFells } from './h/huntmaster-of-the-fells.ts'
import { hurkylsRecall } from './h/hurkyls-recall.ts'
import { hydroblast } from './h/hydroblast.ts'
import { iceOut } from './i/ice-out.ts'
import { ichorid } from './i/ichorid.ts'
import { incinerate } from './i/incinerate.ts'
import { insatiableHemophage } from './i/insatiable-hemophage.ts'
import { intuition } from './i/intuition.ts'
import { invokeDespair } from './i/invoke-despair.ts'
import { isochronScepter } from './i/isochron-scepter.ts'
import { johannsStopgap } from './j/johanns-stopgap.ts'
import { kappaCannoneer } from './k/kappa-cannoneer.ts'
import { khenraScrapper } from './k/khenra-scrapper.ts'
import { kherKeep } from './k/kher-keep.ts'
import { knightOfGrace } from './k/knight-of-grace.ts'
import { knightOfMalice } from './k/knight-of-malice.ts'
import { kozileksCommand } from './k/kozileks-command.ts'
import { kozileksReturn } from './k/kozileks-return.ts'
import { krosanReclamation } from './k/krosan-reclamation.ts'
import { leadTheStampede } from './l/lead-the-stampede.ts'
import { lembas } from './l/lembas.ts'
import { leylineOfTheVoid } from './l/leyline-of-the-void.ts'
import { lightOfSanction } from './l/light-of-sanction.ts'
import { lithomanticBarrage } from './l/lithomantic-barrage.ts'
import { loranOfTheThirdPath } from './l/loran-of-the-third-path.ts'
import { magebaneLizard } from './m/magebane-lizard.ts'
import { manaDrain } from './m/mana-drain.ts'
import { manabarbs } from './m/manabarbs.ts'
import { massacre } from './m/massacre.ts'
import { masterThief } from './m/master-thief.ts'
import { meddlingMage } from './m/meddling-mage.ts'
import { mesmericFiend } from './m/mesmeric-fiend.ts'
import { michikoKondaTruthSeeker } from './m/michiko-konda-truth-seeker.ts'
import { mindbreakTrap } from './m/mindbreak-trap.ts'
import { mishrasWorkshop } from './m/mishras-workshop.ts'
import { mistformUltimus } from './m/mistform-ultimus.ts'
import { mizzixOfTheIzmagnus } from './m/mizzix-of-the-izmagnus.ts'
import { moggSalvage } from './m/mogg-salvage.ts'
import { moltenCollapse } from './m/molten-collapse.ts'
import { moltenRain } from './m/molten-rain.ts'
import { moonCircuitHacker } from './m/moon-circuit-hacker.ts'
import { moxDiamond } from './m/mox-diamond.ts'
import { muragandaPetroglyphs } from './m/muraganda-petroglyphs.ts'
import { mutavault } from './m/mutavault.ts'
import { mysticSanctuary } from './m/mystic-sanctuary.ts'
import { narcomoeba } from './n/narcomoeba.ts'
import { necromancy } from './n/necromancy.ts'
import { nefCropEntangler } from './n/nef-crop-entangler.ts'
import { noMoreLies } from './n/no-more-lies.ts'
import { notionThief } from './n/notion-thief.ts'
import { nurturingPixie } from './n/nurturing-pixie.ts'
import { oathOfDruids } from './o/oath-of-druids.ts'
import { ofOneMind } from './o/of-one-mind.ts'
import { opalescence } from './o/opalescence.ts'
import { outwit } from './o/outwit.ts'
import { overload } from './o/overload.ts'
import { pactOfNegation } from './p/pact-of-negation.ts'
import { paradoxicalOutcome } from './p/paradoxical-outcome.ts'
import { parallaxWave } from './p/parallax-wave.ts'
import { phantomNomad } from './p/phantom-nomad.ts'
import { phantomWurm } from './p/phantom-wurm.ts'
import { pheliaExuberantShepherd } from './p/phelia-exuberant-shepherd.ts'
import { phyrexianDreadnought } from './p/phyrexian-dreadnought.ts'
import { phyrexianFurnace } from './p/phyrexian-furnace.ts'
import { phyrexianNegator } from './p/phyrexian-negator.ts'
import { pilgrimOfJustice } from './p/pilgrim-of-justice.ts'
import { pineWalker } from './p/pine-walker.ts'
import { pithingNeedle } from './p/pithing-needle.ts'
import { porcuparrot } from './p/porcuparrot.ts'
import { portalToPhyrexia } from './p/portal-to-phyrexia.ts'
import { portent } from './p/portent.ts'
import { presenceOfTheMaster } from './p/presence-of-the-master.ts'
import { priceOfProgress } from './p/price-of-progress.ts'
import { prismariCharm } from './p/prismari-charm.ts'
import { prismaticEnding } from './p/prismatic-ending.ts'
import { proftsEideticMemory } from './p/profts-eidetic-memory.ts'
import { prohibit } from './p/prohibit.ts'
import { propaganda } from './p/propaganda.ts'
import { psychicPickpocket } from './p/psychic-pickpocket.ts'
import { publicExecution } from './p/public-execution.ts'
import { pyroblast } from './p/pyroblast.ts'
import { pyrogoyf } from './p/pyrogoyf.ts'
import { quietSpeculation } from './q/quiet-speculation.ts'
import { quirionDryad } from './q/quirion-dryad.ts'
import { ravenousTrap } from './r/ravenous-trap.ts'
import { razorkinNeedlehead } from './r/razorkin-needlehead.ts'
import { readyWilling } from './r/ready-willing.ts'
import { reckonersBargain } from './r/reckoners-bargain.ts'
import { redcapMelee } from './r/redcap-melee.ts'
import { refurbishedFamiliar } from './r/refurbished-familiar.ts'
import { regenerate } from './r/regenerate.ts'
import { relentlessAssault } from './r/relentless-assault.ts'
import { relicOfProgenitus } from './r/relic-of-progenitus.ts'
import { remand } from './r/remand.ts'
import { restInPeace } from './r/rest-in-peace.ts'
import { restlessReef } from './r/restless-reef.ts'
import { rhetCropSpearmaster } from './r/rhet-crop-spearmaster.ts'
import { ringOfEvosIsle } from './r/ring-of-evos-isle.ts'
import { riteOfReplication } from './r/rite-of-replication.ts'
import { rustGoliath } from './r/rust-goliath.ts'
import { sacredGround } from './s/sacred-ground.ts'
import { sampleCollector } from './s/sample-collector.ts'
import { sanctifierEnVec } from './s/sanctifier-en-vec.ts'
import { scorchedEarth } from './s/scorched-earth.ts'
import { scytheOfTheWretched } from './s/scythe-of-the-wretched.ts'
import { searingBlood } from './s/searing-blood.ts'
import { seasonedPyromancer } from './s/seasoned-pyromancer.ts'
import { shadowspear } from './s/shadowspear.ts'
import { shimmeringEfreet } from './s/shimmering-efreet.ts'
import { shootTheSheriff } from './s/shoot-the-sheriff.ts'
import { showAndTell } from './s/show-and-tell.ts'
import { sidisiBroodTyrant } from './s/sidisi-brood-tyrant.ts'
import { simianSpiritGuide } from './s/simian-spirit-guide.ts'
import { skeletalScrying } from './s/skeletal-scrying.ts'
import { skizzik } from './s/skizzik.ts'
import { slickSequence } from './s/slick-sequence.ts'
import { snapcasterMage } from './s/snapcaster-mage.ts'
import { sneakySnacker } from './s/sneaky-snacker.ts'
import { solitaryConfinement } from './s/solitary-confinement.ts'
import { soulBurn } from './s/soul-burn.ts'
import { soulGuideLantern } from './s/soul-guide-lantern.ts'
import { soulRend } from './s/soul-rend.ts'
import { soulfireGrandMaster } from './s/soulfire-grand-master.ts'
import { soulstoneSanctuary } from './s/soulstone-sanctuary.ts'
import { sowingMycospawn } from './s/sowing-mycospawn.ts'
import { spinningDarkness } from './s/spinning-darkness.ts'
import { spiritualFocus } from './s/spiritual-focus.ts'
import { spotterThopter } from './s/spotter-thopter.ts'
import { standstill } from './s/standstill.ts'
import { starseerMentor } from './s/starseer-mentor.ts'
import { sternScolding } from './s/stern-scolding.ts'
import { stonehornDignitary } from './s/stonehorn-dignitary.ts'
import { storyCircle } from './s/story-circle.ts'
import { strategicBetrayal } from './s/strategic-betrayal.ts'
import { strionicResonator } from './s/strionic-resonator.ts'
import { sulfuricVortex } from './s/sulfuric-vortex.ts'
import { sunspineLynx } from './s/sunspine-lynx.ts'
import { surgicalExtraction } from './s/surgical-extraction.ts'
import { surveillanceMonitor } from './s/surveillance-monitor.ts'
import { switcheroo } from './s/switcheroo.ts'
import { sylvanLibrary } from './s/sylvan-library.ts'
import { tahCropElite } from './t/tah-crop-elite.ts'
import { taniwha } from './t/taniwha.ts'
import { tarFiend } from './t/tar-fiend.ts'
import { tarmogoyf } from './t/tarmogoyf.ts'
import { tectonicHazard } from './t/tectonic-hazard.ts'
import { teferisImp } from './t/teferis-imp.ts'
import { teferisResponse } from './t/teferis-response.ts'
import { testOfTalents } from './t/test-of-talents.ts'
import { thassasOracle } from './t/thassas-oracle.ts'
import { theGitrogMonster } from './t/the-gitrog-monster.ts'
import { theMindskinner } from './t/the-mindskinner.ts'
import { theRack } from './t/the-rack.ts'
import { theRedTerror } from './t/the-red-terror.ts'
import { theStoneBrain } from './t/the-stone-brain.ts'
import { theWretched } from './t/the-wretched.ts'
import { thermokarst } from './t/thermokarst.ts'
import { thoughtReflection } from './t/thought-reflection.ts'
import { thrabenCharm } from './t/thraben-charm.ts'
import { thromokTheInsatiable } from './t/thromok-the-insatiable.ts'
import { thunderbreakRegent } from './t/thunderbreak-regent.ts'
import { tillerEngine } from './t/tiller-engine.ts'
import { timetwister } from './t/timetwister.ts'
import { toilTrouble } from './t/toil-trouble.ts'
import { torchTheTower } from './t/torch-the-tower.ts'
import { tragicSlip } from './t/tragic-slip.ts'
import { treacherousPitDweller } from './t/treacherous-pit-dweller.ts'
import { trueheartTwins } from './t/trueheart-twins.ts'
import { trustedForcemage } from './t/trusted-forcemage.ts'
import { tsabosWeb } from './t/tsabos-web.ts'
import { unexpectedFangs } from './u/unexpected-fangs.ts'
import { unholyAnnexRitualChamber } from './u/unholy-annex-ritual-chamber.ts'
import { unholyHeat } from './u/unholy-heat.ts'
import { unlicensedHearse } from './u/unlicensed-hearse.ts'
import { urzasMine } from './u/urzas-mine.ts'
import { urzasPowerPlant } from './u/urzas-power-plant.ts'
import { urzasTower } from './u/urzas-tower.ts'
import { utopiaSprawl } from './u/utopia-sprawl.ts'
import { vampireHexmage } from './v/vampire-hexmage.ts'
import { veilOfSummer } from './v/veil-of-summer.ts'
import { visionCharm } from './v/vision-charm.ts'
import { vituGhaziInspector } from './v/vitu-ghazi-inspector.ts'
import { viviOrnitier } from './v/vivi-ornitier.ts'
import { vizierOfRemedies } from './v/vizier-of-remedies.ts'
import { voiceOfVictory } from './v/voice-of-victory.ts'
import { warElemental } from './w/war-elemental.ts'
import { warpingWurm } from './w/warping-wurm.ts'
import { widespreadBrutality } from './w/widespread-brutality.ts'
import { wightOfPrecinctSix } from './w/wight-of-precinct-six.ts'
import { wildGrowth } from './w/wild-growth.ts'
import { wildMongrel } from './w/wild-mongrel.ts'
import { witherbloomCommand } from './w/witherbloom-command.ts'
import { wonder } from './w/wonder.ts'
import { worship } from './w/worship.ts'
import { wrathOfTheSkies } from './w/wrath-of-the-skies.ts'
import { wurmcoilEngine } from './w/wurmcoil-engine.ts'
import { xantidSwarm } from './x/xantid-swarm.ts'

export const ALL_CARDS: readonly CardDefinition[] = [
  accumulateWisdom,
  aegisAngel,
  ahnCropChampion,
  ahnCropCrasher,
  aleshaWhoSmilesAtDeath,
  allIsDust,
  angelsTomb,
  anger,
  anointWithAffliction,
  archonsGlory,
  argentDais,
  auraFinesse,
  autonomousAssembler,
  axebaneFerox,
  azusaLostButSeeking,
  banefire,
  barrowgoyf,
  basriKet,
  beckCall,
  bezaTheBoundingSpring,
  bindTheMonster,
  biomassMutation,
  bitterbladeWarrior,
  blackVise,
  blitzAutomaton,
  bloodScrivener,
  bloodtitheHarvester,
  boggartTrawlerBoggartBog,
  boomerangBasics,
  boulderbranchGolem,
  breakingEntering,
  brokkosApexOfForever,
  brotherhoodsEnd,
  bubbleMatrix,
  burrentonForgeTender,
  cabalRitual,
  cabalTherapy,
  callerOfTheClaw,
  caprichrome,
  carpetOfFlowers,
  cataclysm,
  chaliceOfTheVoid,
  chandraTorchOfDefiance,
  choArrimAlchemist,
  chromaticOrrery,
  circleOfProtectionShadow,
  circularLogic,
  cityOfTraitors,
  civilizedScholar,
  cleansingMeditation,
  clingToDust,
  combatThresher,
  compost,
  containmentPriest,
  councilOfTheAbsolute,
  creepingChill,
  cripplingFear,
  cryptGhast,
  cryptIncursion,
  cursedScroll,
  darksteelColossus,
  daxossTorment,
  dearlyDeparted,
  deathPitOffering,
  decreeOfSilence,
  deepCavernBat,
  defenseGrid,
  deflectingPalm,
  deglamer,
  delverOfSecrets,
  demonicConsultation,
  denOfTheBugbear,
  depthChargeColossus,
  devotedCropMate,
  devouringHellion,
  disruptorFlute,
  distortionStrike,
  dolmenGate,
  doomsday,
  doubleMajor,
  dragonsRageChanneler,
  dryadMilitant,
  duneblast,
  eddymurkCrab,
  eerieInterlude,
  elsewhereFlask,
  elvishSpiritGuide,
  emberhornMinotaur,
  emryLurkerOfTheLoch,
  enchantedEvening,
  endTheFestivities,
  endurance,
  erdwalIlluminator,
  ersatzGnomes,
  ertaisFamiliar,
  essenceFlare,
  essenceSymbiote,
  evidenceExaminer,
  expressiveIteration,
  factOrFiction,
  fallajiDragonEngine,
  fanaticOfMogis,
  fatalPush,
  feastingHobbit,
  ferventPaincaster,
  fieldOfRuin,
  fieryConfluence,
  fieryImpulse,
  filth,
  firebendingLesson,
  firespout,
  flameOfAnor,
  flamebladeAngel,
  flashOfDefiance,
  flashOfInsight,
  flayerOfTheHatebound,
  fleshBlood,
  flowState,
  foil,
  forensicResearcher,
  fork,
  fracturingGust,
  frogmyrEnforcer,
  gaeasBlessing,
  galvanicBlast,
  galvanicDischarge,
  geistTrappers,
  gerrardsVerdict,
  getOut,
  ghostfire,
  ghostlyPrison,
  gingerbrute,
  glimpseOfNature,
  gloom,
  gloryBoundInitiate,
  glorybringer,
  goBlank,
  goblinTinkerer,
  goringWarplow,
  grabThePrize,
  greenSunsZenith,
  guideOfSouls,
  gustWalker,
  hallOfStormGiants,
  hamletGlutton,
  hauntingEchoes,
  heliodsEmissary,
  hellkiteHatchling,
  highwayRobbery,
  hiveOfTheEyeTyrant,
  hollowOne,
  hoodedBrawler,
  huntmasterLiger,
  huntmasterOfTheFells,
  hurkylsRecall,
  hydroblast,
  iceOut,
  ichorid,
  incinerate,
  insatiableHemophage,
  intuition,
  invokeDespair,
  isochronScepter,
  johannsStopgap,
  kappaCannoneer,
  khenraScrapper,
  kherKeep,
  knightOfGrace,
  knightOfMalice,
  kozileksCommand,
  kozileksReturn,
  krosanReclamation,
  leadTheStampede,
  lembas,
  leylineOfTheVoid,
  lightOfSanction,
  lithomanticBarrage,
  loranOfTheThirdPath,
  magebaneLizard,
  manaDrain,
  manabarbs,
  massacre,
  masterThief,
  meddlingMage,
  mesmericFiend,
  michikoKondaTruthSeeker,
  mindbreakTrap,
  mishrasWorkshop,
  mistformUltimus,
  mizzixOfTheIzmagnus,
  moggSalvage,
  moltenCollapse,
  moltenRain,
  moonCircuitHacker,
  moxDiamond,
  muragandaPetroglyphs,
  mutavault,
  mysticSanctuary,
  narcomoeba,
  necromancy,
  nefCropEntangler,
  noMoreLies,
  notionThief,
  nurturingPixie,
  oathOfDruids,
  ofOneMind,
  opalescence,
  outwit,
  overload,
  pactOfNegation,
  paradoxicalOutcome,
  parallaxWave,
  phantomNomad,
  phantomWurm,
  pheliaExuberantShepherd,
  phyrexianDreadnought,
  phyrexianFurnace,
  phyrexianNegator,
  pilgrimOfJustice,
  pineWalker,
  pithingNeedle,
  porcuparrot,
  portalToPhyrexia,
  portent,
  presenceOfTheMaster,
  priceOfProgress,
  prismariCharm,
  prismaticEnding,
  proftsEideticMemory,
  prohibit,
  propaganda,
  psychicPickpocket,
  publicExecution,
  pyroblast,
  pyrogoyf,
  quietSpeculation,
  quirionDryad,
  ravenousTrap,
  razorkinNeedlehead,
  readyWilling,
  reckonersBargain,
  redcapMelee,
  refurbishedFamiliar,
  regenerate,
  relentlessAssault,
  relicOfProgenitus,
  remand,
  restInPeace,
  restlessReef,
  rhetCropSpearmaster,
  ringOfEvosIsle,
  riteOfReplication,
  rustGoliath,
  sacredGround,
  sampleCollector,
  sanctifierEnVec,
  scorchedEarth,
  scytheOfTheWretched,
  searingBlood,
  seasonedPyromancer,
  shadowspear,
  shimmeringEfreet,
  shootTheSheriff,
  showAndTell,
  sidisiBroodTyrant,
  simianSpiritGuide,
  skeletalScrying,
  skizzik,
  slickSequence,
  snapcasterMage,
  sneakySnacker,
  solitaryConfinement,
  soulBurn,
  soulGuideLantern,
  soulRend,
  soulfireGrandMaster,
  soulstoneSanctuary,
  sowingMycospawn,
  spinningDarkness,
  spiritualFocus,
  spotterThopter,
  standstill,
  starseerMentor,
  sternScolding,
  stonehornDignitary,
  storyCircle,
  strategicBetrayal,
  strionicResonator,
  sulfuricVortex,
  sunspineLynx,
  surgicalExtraction,
  surveillanceMonitor,
  switcheroo,
  sylvanLibrary,
  tahCropElite,
  taniwha,
  tarFiend,
  tarmogoyf,
  tectonicHazard,
  teferisImp,
  teferisResponse,
  testOfTalents,
  thassasOracle,
  theGitrogMonster,
  theMindskinner,
  theRack,
  theRedTerror,
  theStoneBrain,
  theWretched,
  thermokarst,
  thoughtReflection,
  thrabenCharm,
  thromokTheInsatiable,
  thunderbreakRegent,
  tillerEngine,
  timetwister,
  toilTrouble,
  torchTheTower,
  tragicSlip,
  treacherousPitDweller,
  trueheartTwins,
  trustedForcemage,
  tsabosWeb,
  unexpectedFangs,
  unholyAnnexRitualChamber,
  unholyHeat,
  unlicensedHearse,
  urzasMine,
  urzasPowerPlant,
  urzasTower,
  utopiaSprawl,
  vampireHexmage,
  veilOfSummer,
  visionCharm,
  vituGhaziInspector,
  viviOrnitier,
  vizierOfRemedies,
  voiceOfVictory,
  warElemental,
  warpingWurm,
  widespreadBrutality,
  wightOfPrecinctSix,
  wildGrowth,
  wildMongrel,
  witherbloomCommand,
  wonder,
  worship,
  wrathOfTheSkies,
  wurmcoilEngine,
  xantidSwarm,
]
