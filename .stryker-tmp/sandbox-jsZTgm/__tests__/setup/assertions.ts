/** A test without an assertion passes vacuously: it fails here instead. */
beforeEach(() => {
  expect.hasAssertions();
});
