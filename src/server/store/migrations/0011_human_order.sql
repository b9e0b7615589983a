-- The order in which people expect names, the same on every engine: small and capital letters together, accents beside their letter.
create collation human (provider = icu, locale = 'und');
